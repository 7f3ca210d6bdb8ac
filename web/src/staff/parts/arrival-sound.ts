import { readText, writeText } from '../../storage';

/** Two low bells, in hertz. The browser makes the sound, so that no file is fetched. */
const NOTES = [523.25, 659.25];
const NOTE_SECONDS = 0.9;
const VOLUME = 0.06;

let context: AudioContext | null = null;

/** Plays a soft sound for a new booking, where the browser allows it. */
export function playArrival(): void {
  if (typeof AudioContext === 'undefined') return;
  // Before the first click or key browsers refuse sounds and log a warning.
  if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return;
  const audio = (context ??= new AudioContext());
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined);
  NOTES.forEach((frequency, index) => {
    const begins = audio.currentTime + index * 0.18;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = 'sine';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, begins);
    gain.gain.linearRampToValueAtTime(VOLUME, begins + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, begins + NOTE_SECONDS);
    tone.connect(gain).connect(audio.destination);
    tone.start(begins);
    tone.stop(begins + NOTE_SECONDS);
  });
}

const KEY = 'tulia.staff.arrival-sound';

export const isSoundOn = (): boolean => readText(KEY) !== 'off';

export const rememberSound = (on: boolean) => writeText(KEY, on ? 'on' : 'off');
