import { Icon } from '../icon'
import { useShell } from '../page-shell/shell'
import { Tap } from '../tap'
import { uiTexts } from '../texts'
import { setPaused, usePaused } from './paused'
import styles from './pause.module.scss'

/** Stops what moves by itself, and lets it go on. Not where nothing moves: in care mode, and with less movement asked for. */
export function PauseTap({ className }: { className?: string }) {
  const { elder, calm } = useShell()
  const paused = usePaused()
  if (elder || calm) return null
  return (
    <Tap
      className={className ?? styles.pause ?? ''}
      label={paused ? uiTexts.moveOn : uiTexts.standStill}
      stop
      onTap={() => setPaused(!paused)}
    >
      <Icon name={paused ? 'play' : 'pause'} size={16} tone="ink3" />
    </Tap>
  )
}
