/** The regions of a board: each draws its content at a fixed measure and scales it; phones draw at the size they find. */
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { BoardModule, BoardProps } from '../board.ts';
import { useBoardTable } from './boardTable.tsx';
import { useKeepFocus } from './keyboard.ts';
import { useScreen } from './screen.ts';

export interface Room {
  readonly width: number;
  readonly height: number;
}

type InRoom = (props: { readonly room: Room }) => ReactNode;
type Drawn = (props: object) => ReactNode;

/** The measure of a region at which one unit is one pixel: as it is at 1280×720, and at 820×1180. */
const measures = {
  stage: { wide: { width: 792, height: 504 }, tall: { width: 792, height: 504 } },
  rail: { wide: { width: 208, height: 504 }, tall: { width: 820, height: 72 } },
  dock: { wide: { width: 1000, height: 120 }, tall: { width: 820, height: 296 } },
} as const;

/** Never smaller than this: then the content gets less room instead. */
const SMALLEST = 0.84;

/** What a phone's stage can be drawn in, if its board says nothing else; less than that is scaled. */
const LEAST: Room = { width: 320, height: 400 };

/**
 * What a board puts into its regions, for the page. A region has the classes `<board>-stage`, `<board>-dock` and
 * `<board>-rail`, with `is-wide`, `is-tall` or `is-phone`.
 */
export function regions<V>(parts: {
  readonly Table: ComponentType<{ readonly table: BoardProps<V>; readonly children: ReactNode }>;
  readonly Stage: InRoom;
  readonly PhoneStage: InRoom;
  /** The least room that it needs. */
  readonly least?: Room;
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
  const { Table, Stage, PhoneStage, least = LEAST, Dock, PhoneThings, Rail, Chips, useMotion } = parts;
  return {
    Board(props) {
      useMotion(props);
      useKeepFocus(props.asked);
      return (
        <Table table={props}>
          {props.layout === 'phone' ? <Found of={PhoneStage} least={least} /> : <Fit of={Stage} region="stage" />}
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
  const { type } = useScreen();
  const scale = Math.max(SMALLEST * type, Math.min(size.width / at.width, size.height / at.height));
  const room = { width: Math.floor(size.width / scale), height: Math.floor(size.height / scale) };
  return (
    <div ref={ref} className={`${board} board-region ${board}-${region} is-${layout}`}>
      <div className="board-fit" style={{ width: room.width, height: room.height, transform: `scale(${scale})` }}>
        <Content room={room} />
      </div>
    </div>
  );
}

/** The stage of a phone, as large as it is found, in letters as large as the reader's. */
function Found({ of: Content, least }: { readonly of: InRoom; readonly least: Room }) {
  const { board } = useBoardTable();
  const { type } = useScreen();
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref, { width: 390, height: 436 });
  const scale = Math.min(type, size.width / least.width, size.height / least.height);
  const room = { width: Math.floor(size.width / scale), height: Math.floor(size.height / scale) };
  return (
    <div ref={ref} className="board-region">
      <div
        className={`${board} ${board}-stage board-fit is-phone`}
        style={{ ...room, transform: scale === 1 ? undefined : `scale(${scale})` }}
      >
        <Content room={room} />
      </div>
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
