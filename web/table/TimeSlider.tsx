import { Icon } from '../parts/Icon.tsx';
import { useTable } from './model.ts';

/** Every moment of the match; each has its own address. */
export function TimeSlider() {
  const { scene, length, goTo, past } = useTable();
  return (
    <div className="time">
      <Icon name="lucide:history" size={19} />
      <input
        type="range"
        min={0}
        max={length}
        value={past ? scene.n : length}
        aria-label="Moment of the match"
        aria-valuetext={`Move ${scene.n} of ${length}`}
        style={
          { '--done': `${length === 0 ? 100 : ((past ? scene.n : length) / length) * 100}%` } as React.CSSProperties
        }
        onChange={event => goTo(Number(event.target.value))}
      />
      <output>{past ? scene.n : length}</output>
    </div>
  );
}
