import type { SeekPart } from './types'

/** As large as what is tapped; what is past is drawn by the browser, in the colour of what stands on the player's ground. */
const LOOK = {
  display: 'block',
  width: '100%',
  height: 'var(--ca-tap)',
  margin: 0,
  accentColor: 'var(--ca-on-primary)'
}

export const Seek: SeekPart = ({ second, seconds, label, told, onSeek }) => (
  <input
    type="range"
    style={LOOK}
    min={0}
    max={seconds}
    step={1}
    value={Math.min(seconds, Math.floor(second))}
    aria-label={label}
    aria-valuetext={told}
    onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
  />
)
