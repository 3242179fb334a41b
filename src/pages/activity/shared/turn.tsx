import { useEffect, useRef } from 'react'
import { observer } from 'mobx-react-lite'
import { useRoot } from '@/stores/context'

/** A moment that has come and is told again: whoever decides it has not yet, or the phone's clock was wrong. In ms. */
const AGAIN_MS = 5000
/** The clock is looked at so often: it may be put right meanwhile, and no timer is as long as a month. */
const LOOK_MS = 1000

interface TurnProps {
  /** By the server's clock; null: it never does. */
  at: number | null
  onTurn: () => void
}

/** What is shown ends to be true at a moment: it is asked for anew then, also while the page is open, until it is told otherwise. */
export const Turn = observer(function Turn({ at, onTurn }: TurnProps) {
  return at === null ? null : <Waiting key={at} at={at} onTurn={onTurn} />
})

function Waiting({ at, onTurn }: TurnProps & { at: number }): null {
  const { clock } = useRoot()
  const turn = useRef(onTurn)
  useEffect(() => {
    turn.current = onTurn
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const look = (): void => {
      const left = at - clock.now()
      if (left <= 0) turn.current()
      timer = setTimeout(look, left <= 0 ? AGAIN_MS : Math.min(left, LOOK_MS))
    }
    look()
    return () => clearTimeout(timer)
  }, [at, clock])
  return null
}
