// The table's sounds, made here: a card that falls, one's turn, a trick, how a hand ended. Off until they are turned on.

const RISING = [392, 494, 587], FALLING = [392, 311, 262];
const NOTES = { // hertz, one after the other; outcomes are the engine's words
  turn: [660, 880], made: RISING, march: RISING, euchre: FALLING, "euchre-march": FALLING, set: FALLING,
};
const NOISES = { // a filter's frequency at the beginning and at the end, and seconds
  play: [2200, 1100, 0.06],
  take: [900, 250, 0.2],
};
const STEP = 0.13; // seconds from one note to the next
const LOUDNESS = 0.12;

let audio = null;
let heard = false;
try {
  heard = localStorage.getItem("sounds") === "on";
} catch { /* a page in Discord's window may have no storage: there it is chosen anew each time */ }
export const isOn = () => heard;

/** Turn the sounds on or off; this must follow a press, or a browser lets nothing be heard. */
export function turn(on) {
  heard = on;
  try {
    localStorage.setItem("sounds", on ? "on" : "off");
  } catch { /* as above */ }
  if (on) sound("turn");
}

/** Let something be heard: a key of `NOTES` or of `NOISES`. Other words are silent. */
export function sound(what) {
  if (!isOn()) return;
  audio ??= new AudioContext();
  audio.resume();
  NOTES[what]?.forEach((pitch, number) => note(pitch, audio.currentTime + number * STEP));
  if (NOISES[what]) noise(...NOISES[what]);
}

/** Fade a source out until `end`, and start it. */
function start(source, through, begin, end) {
  const fading = new GainNode(audio);
  fading.gain.setValueAtTime(LOUDNESS, begin);
  fading.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(through ?? fading);
  through?.connect(fading);
  fading.connect(audio.destination);
  source.start(begin);
  source.stop(end);
}

function note(pitch, begin) {
  start(new OscillatorNode(audio, { type: "triangle", frequency: pitch }), null, begin, begin + STEP * 2);
}

function noise(from, to, seconds) {
  const begin = audio.currentTime;
  const filter = new BiquadFilterNode(audio, { type: "bandpass", frequency: from, Q: 0.8 });
  filter.frequency.exponentialRampToValueAtTime(to, begin + seconds);
  const buffer = new AudioBuffer({ length: Math.ceil(seconds * audio.sampleRate), sampleRate: audio.sampleRate });
  buffer.getChannelData(0).forEach((_, at, samples) => { samples[at] = (Math.random() * 2 - 1) * 3; });
  start(new AudioBufferSourceNode(audio, { buffer }), filter, begin, begin + seconds);
}
