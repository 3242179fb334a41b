import { observer } from 'mobx-react-lite'
import { Button, type ButtonProps } from '@/components/ui/button'
import type { DrawModel } from './draw-model'
import { texts } from './texts'

/** What stands on the button of a draw, by what it does. */
export function drawText({ act, draws }: DrawModel, verb: string): string {
  if (act === 'login') return texts.toLogin
  if (act === 'soon') return texts.soon(draws?.startAt ?? 0)
  if (act === 'ended') return texts.ended
  if (act === 'again') return texts.again
  return act === 'none' ? texts.none : verb
}

export const drawDisabled = ({ act }: DrawModel): boolean =>
  act === 'barred' || act === 'soon' || act === 'ended' || act === 'none'

interface DrawButtonProps extends Pick<ButtonProps, 'block' | 'className' | 'size' | 'kind'> {
  model: DrawModel
  verb: string
  /** In place of using a chance at once. */
  onDraw?: () => void
}

/** Uses a chance, or says why not. */
export const DrawButton = observer(function DrawButton({ model, verb, onDraw, ...button }: DrawButtonProps) {
  const starts = model.act === 'draw' && onDraw
  return (
    <Button
      {...button}
      disabled={drawDisabled(model)}
      loading={model.busy}
      part="draw"
      onTap={starts ? onDraw : () => void model.take()}
    >
      {drawText(model, verb)}
    </Button>
  )
})
