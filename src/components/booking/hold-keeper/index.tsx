import { observer } from 'mobx-react-lite'
import { Dialog } from '@/components/ui/dialog'
import { onDemand } from '@/components/ui/on-demand'
import { HoldCountdown } from '../hold-countdown'
import { holdTexts } from '../hold-texts'
import type { HoldKeeper } from './model'

const AlternativesSheet = onDemand(() =>
  import('../alternatives-sheet').then((part) => part.AlternativesSheet)
)

/** The countdown of the held slot, and what is asked when it is over. Draws nothing without a hold. */
export const HoldStrip = observer(function HoldStrip({ keeper }: { keeper: HoldKeeper }) {
  const { hold, shown, ended, busy } = keeper
  if (!hold) return null
  return (
    <>
      <HoldCountdown
        expiresAt={hold.expiresAt}
        now={() => keeper.now()}
        onEnd={() => void keeper.expired()}
        ended={ended}
        busy={busy}
        onRetake={() => void keeper.retake()}
        onExtend={hold.extensionsLeft ? () => void keeper.extend() : undefined}
      />
      <Dialog
        open={shown.kind === 'over'}
        icon="info"
        title={holdTexts.holdOverTitle}
        text={holdTexts.holdOverText}
        confirmText={holdTexts.holdAgain}
        cancelText={holdTexts.holdElse}
        onConfirm={() => void keeper.retake()}
        onCancel={keeper.leaveForBooking}
      />
      <AlternativesSheet
        open={shown.kind === 'alternatives'}
        message={shown.kind === 'alternatives' ? shown.message : ''}
        list={shown.kind === 'alternatives' ? shown.list : []}
        busy={busy}
        onChoose={(other) => void keeper.choose(other)}
        onClose={keeper.leaveForBooking}
      />
    </>
  )
})
