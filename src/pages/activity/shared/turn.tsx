import { observer } from 'mobx-react-lite'
import { useCountdown } from '@/components/ui/countdown'
import { useRoot } from '@/stores/context'

interface TurnProps {
  /** By the server's clock; null: it never does. */
  at: number | null
  onTurn: () => void
}

/** What is shown ends to be true at a moment: it is asked for anew then, also while the page is open. */
export const Turn = observer(function Turn({ at, onTurn }: TurnProps) {
  return at === null ? null : <Waiting key={at} at={at} onTurn={onTurn} />
})

function Waiting({ at, onTurn }: TurnProps & { at: number }): null {
  const { clock } = useRoot()
  useCountdown({ deadline: at, now: clock.now, onEnd: onTurn })
  return null
}
