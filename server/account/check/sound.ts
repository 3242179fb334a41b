import { between, type CheckDigit } from './digits'

/** Samples a second, one byte each. */
const RATE = 8_000
const SILENCE = 128
const HEADER_BYTES = 44
/** Lengths in seconds. A person counts four short tones a second. */
const TONE_S = 0.11
const GAP_S = 0.15
const PAUSE_S = 0.45
const MARK_S = 0.3
/** Tones of a digit are high, the mark between two digits is low. */
const MARK_HZ = 190

/** What is heard beside the tones hides nothing by itself: it need not be unpredictable. */
const noise = (most: number): number => (Math.random() * 2 - 1) * most

function tone(hertz: number, seconds: number): number[] {
  const samples = Math.round(seconds * RATE)
  const fade = samples / 8
  return Array.from({ length: samples }, (_, index) => {
    const loud = Math.min(1, index / fade, (samples - index) / fade)
    return SILENCE + Math.round(loud * (88 * Math.sin((2 * Math.PI * hertz * index) / RATE) + noise(14)))
  })
}

const silence = (seconds: number): number[] =>
  Array.from({ length: Math.round(seconds * RATE) }, () => SILENCE + Math.round(noise(4)))

/** A file of one channel, eight bits a sample. */
function wave(samples: readonly number[]): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER_BYTES - 8 + samples.length, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(RATE, 24)
  file.writeUInt32LE(RATE, 28)
  file.writeUInt16LE(1, 32)
  file.writeUInt16LE(8, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples.length, 40)
  file.set(samples, HEADER_BYTES)
  return file
}

/** The digits to be heard, as a `data:` address: as many short tones as a digit says, and a low one after each digit. */
export function soundOf(digits: readonly CheckDigit[]): string {
  const samples = digits.flatMap((digit) => {
    const hertz = between(560, 900)
    const tones = Array.from({ length: Number(digit) }, () => [
      ...tone(hertz + between(-20, 20), TONE_S),
      ...silence(GAP_S + between(0, 0.04))
    ])
    return [...silence(PAUSE_S), ...tones.flat(), ...silence(PAUSE_S / 2), ...tone(MARK_HZ, MARK_S)]
  })
  return `data:audio/wav;base64,${wave(samples).toString('base64')}`
}
