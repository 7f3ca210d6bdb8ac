import { readText, writeText } from '../../storage';

/** A soft sound for a new booking: two low bells. The browser makes it, so that nothing is fetched. */
const NOTES = [523.25, 659.25];
const NOTE_SECONDS = 0.9;
const VOLUME = 0.06;

let context: AudioContext | null = null;

/** Plays the sound where the browser lets a page make sounds. */
export function playArrival(): void {
  if (typeof AudioContext === 'undefined') return;
  // Before the first click or key a page may not make a sound, and browsers log a warning for each attempt.
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

/** Whether this browser plays the sound; yes until the staff member turns it off. */
export const isSoundOn = (): boolean => readText(KEY) !== 'off';

/** In a browser that stores nothing the choice holds until the page is left. */
export function rememberSound(on: boolean): void {
  writeText(KEY, on ? 'on' : 'off');
}
