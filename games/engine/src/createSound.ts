export interface Sound {
  readonly isOn: boolean;
  toggle(): boolean;
  press(): void;
  spin(): void;
  reelStop(reel: number): void;
  pearl(count: number): void;
  win(step: number): void;
  bigWin(): void;
  freeSpins(): void;
}

/** A pentatonic scale, so any order of notes sounds like the same tune. */
const pentatonic = [392, 440, 523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

/** Short synthesised sounds; without sound, no audio device is opened. */
export function createSound(): Sound {
  let context: AudioContext | undefined;
  let master: GainNode | undefined;
  let isOn = false;

  function pluck(
    frequency: number,
    at: number,
    length: number,
    loudness: number,
    type: OscillatorType = 'triangle',
  ): void {
    if (!isOn || !context || !master) return;
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const envelope = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(frequency, start);
    envelope.gain.setValueAtTime(0.0001, start);
    envelope.gain.exponentialRampToValueAtTime(loudness, start + 0.008);
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(envelope).connect(master);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }

  function thud(at: number, frequency: number, loudness: number): void {
    if (!isOn || !context || !master) return;
    const start = context.currentTime + at;
    const tone = context.createOscillator();
    const envelope = context.createGain();
    tone.frequency.setValueAtTime(frequency, start);
    tone.frequency.exponentialRampToValueAtTime(frequency / 3, start + 0.12);
    envelope.gain.setValueAtTime(loudness, start);
    envelope.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
    tone.connect(envelope).connect(master);
    tone.start(start);
    tone.stop(start + 0.2);
  }

  return {
    get isOn() {
      return isOn;
    },
    toggle: () => {
      isOn = !isOn;
      if (isOn) {
        context ??= new AudioContext();
        if (!master) {
          master = context.createGain();
          master.gain.value = 0.35;
          master.connect(context.destination);
        }
        void context.resume();
        pluck(587.33, 0.02, 0.3, 0.3);
      }
      return isOn;
    },
    press: () => thud(0, 190, 0.35),
    spin: () => [0, 0.07, 0.14, 0.21].forEach((at, i) => pluck(pentatonic[i]! / 2, at, 0.14, 0.16)),
    reelStop: (reel) => {
      thud(0, 150 + reel * 12, 0.6);
      pluck(pentatonic[reel]! / 2, 0, 0.12, 0.12);
    },
    pearl: (count) => {
      pluck(pentatonic[2 + count]!, 0, 0.9, 0.4, 'sine');
      pluck(pentatonic[2 + count]! * 2.01, 0, 0.6, 0.12, 'sine');
    },
    win: (step) => pluck(pentatonic[Math.min(step, pentatonic.length - 1)]!, 0, 0.45, 0.32),
    bigWin: () => [0, 2, 4, 5, 7, 9, 7, 9].forEach((note, i) => pluck(pentatonic[note]!, i * 0.13, 0.7, 0.34)),
    freeSpins: () => {
      thud(0, 90, 0.9);
      [0, 2, 4, 6, 8].forEach((note, i) => pluck(pentatonic[note]!, 0.15 + i * 0.12, 1.1, 0.3, 'sine'));
    },
  };
}
