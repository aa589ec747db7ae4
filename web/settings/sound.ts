/** Small sounds, synthesised: nothing to load, off until switched on. Each has its line in the log. */
import { useSettings } from './settings.ts';

export type Sound = 'knock' | 'paper' | 'coins' | 'latch' | 'tap' | 'turn' | 'end';

let audio: AudioContext | null = null;
let free = 0;

const families: readonly (readonly [RegExp, Sound])[] = [
  [/arrest|jail/i, 'latch'],
  [/card|reveal|cycled|dealt/i, 'paper'],
  [/influence|gain|paid|generated|gold/i, 'coins'],
  [/placed|moved|brought|lifted/i, 'knock'],
];

/** The sound of an event, by what its name is about. */
export const soundOf = (event: string): Sound => families.find(([pattern]) => pattern.test(event))?.[1] ?? 'tap';

export function play(sound: Sound): void {
  const { sound: on, volume } = useSettings.getState();
  if (!on) return;
  audio ??= new AudioContext();
  void audio.resume();
  const at = Math.max(audio.currentTime, free);
  // Many small sounds at once are left out; what calls somebody is not.
  if (at - audio.currentTime > 0.6 && sound !== 'turn' && sound !== 'end') return;
  free = at + 0.09;
  const out = audio.createGain();
  out.gain.value = volume * 0.5;
  out.connect(audio.destination);
  synths[sound](audio, out, at);
}

const synths: Readonly<Record<Sound, (a: AudioContext, out: AudioNode, at: number) => void>> = {
  knock: (a, out, at) => tone(a, out, at, 190, 0.09, 0.9, 'triangle', 90),
  tap: (a, out, at) => tone(a, out, at, 110, 0.08, 0.4, 'sine', 80),
  paper: (a, out, at) => noise(a, out, at, 0.16, 2600, 0.25),
  coins(a, out, at) {
    tone(a, out, at, 1250, 0.09, 0.18, 'triangle', 1150);
    tone(a, out, at + 0.07, 1480, 0.1, 0.15, 'triangle', 1390);
  },
  latch(a, out, at) {
    noise(a, out, at, 0.05, 1500, 0.5);
    tone(a, out, at + 0.05, 320, 0.22, 0.35, 'square', 240);
  },
  turn(a, out, at) {
    noise(a, out, at, 0.22, 3800, 0.22);
    tone(a, out, at + 0.2, 220, 0.4, 0.5, 'sine', 218);
  },
  end: (a, out, at) => noise(a, out, at, 1.2, 500, 0.5),
};

function tone(
  a: AudioContext,
  out: AudioNode,
  at: number,
  from: number,
  length: number,
  loud: number,
  type: OscillatorType,
  to: number,
): void {
  const voice = a.createOscillator();
  const gain = a.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  voice.connect(gain).connect(out);
  voice.start(at);
  voice.stop(at + length);
}

function noise(a: AudioContext, out: AudioNode, at: number, length: number, pitch: number, loud: number): void {
  const samples = a.createBuffer(1, a.sampleRate * length, a.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = a.createBufferSource();
  source.buffer = samples;
  const filter = a.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  const gain = a.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}
