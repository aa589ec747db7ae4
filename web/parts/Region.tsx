/** The regions of a board: each draws its content at a fixed measure and scales it; phones draw at the size they find. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { BoardModule, BoardProps } from '../board.ts';
import { useBoardTable } from './boardTable.tsx';
import { useKeepFocus } from './keyboard.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}

type InRoom = (props: { readonly room: Room }) => ReactNode;
type Drawn = () => ReactNode;

/** The measure of a region at which one unit is one pixel: as it is at 1280×720, and at 820×1180. */
const measures = {
  stage: { wide: { width: 792, height: 504 }, tall: { width: 792, height: 504 } },
  rail: { wide: { width: 208, height: 504 }, tall: { width: 820, height: 72 } },
  dock: { wide: { width: 1000, height: 120 }, tall: { width: 820, height: 296 } },
} as const;

/** Never smaller than this: then the content gets less room instead. */
const SMALLEST = 0.84;

/**
 * What a board puts into its regions, for the page. A region has the classes `<board>-stage`, `<board>-dock` and
 * `<board>-rail`, with `is-wide`, `is-tall` or `is-phone`.
 */
export function regions<V>(parts: {
  readonly Table: ComponentType<{ readonly table: BoardProps<V>; readonly children: ReactNode }>;
  readonly Stage: InRoom;
  readonly PhoneStage: InRoom;
  /** Own things. */
  readonly Dock: InRoom;
  /** Somebody's things in a sheet, which may scroll. */
  readonly PhoneThings: Drawn;
  /** The other seats, then one panel of the game. */
  readonly Rail: Drawn;
  /** All seats as `SeatChips`, on tall pages and phones. */
  readonly Chips: Drawn;
  readonly useMotion: (props: BoardProps<V>) => void;
}): Pick<BoardModule<V>, 'Board' | 'Dock' | 'Rail'> {
  const { Table, Stage, PhoneStage, Dock, PhoneThings, Rail, Chips, useMotion } = parts;
  return {
    Board(props) {
      useMotion(props);
      useKeepFocus(props.asked);
      return (
        <Table table={props}>
          {props.layout === 'phone' ? <Found of={PhoneStage} /> : <Fit of={Stage} region="stage" />}
        </Table>
      );
    },
    Dock: props => (
      <Table table={props}>
        {props.layout === 'phone' ? <Sheet of={PhoneThings} /> : <Fit of={Dock} region="dock" />}
      </Table>
    ),
    Rail: props => <Table table={props}>{props.layout === 'wide' ? <Fit of={Rail} region="rail" /> : <Chips />}</Table>,
  };
}

/** At its measure, scaled: a larger screen gets larger pieces. */
function Fit({ of: Content, region }: { readonly of: InRoom; readonly region: keyof typeof measures }) {
  const { board, layout } = useBoardTable();
  const at = measures[region][layout === 'tall' ? 'tall' : 'wide'];
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref, at);
  const scale = Math.max(SMALLEST, Math.min(size.width / at.width, size.height / at.height));
  const room = { width: Math.floor(size.width / scale), height: Math.floor(size.height / scale) };
  return (
    <div ref={ref} className={`${board} board-region ${board}-${region} is-${layout}`}>
      <div className="board-fit" style={{ width: room.width, height: room.height, transform: `scale(${scale})` }}>
        <Content room={room} />
      </div>
    </div>
  );
}

/** The stage of a phone, as large as it is found. */
function Found({ of: Content }: { readonly of: InRoom }) {
  const { board } = useBoardTable();
  const ref = useRef<HTMLDivElement>(null);
  const room = useSize(ref, { width: 390, height: 436 });
  return (
    <div ref={ref} className={`${board} board-region ${board}-stage is-phone`}>
      <Content room={room} />
    </div>
  );
}

function Sheet({ of: Content }: { readonly of: Drawn }) {
  const { board } = useBoardTable();
  return (
    <div className={`${board} phone-things`}>
      <Content />
    </div>
  );
}

function useSize(ref: RefObject<HTMLElement | null>, at: Room): Room {
  const [size, setSize] = useState<Room>(at);
  useLayoutEffect(() => {
    const frame = ref.current;
    if (frame === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = frame;
      if (width > 0 && height > 0)
        setSize(now => (now.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
