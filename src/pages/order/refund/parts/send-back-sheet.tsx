import { observer } from 'mobx-react-lite'
import { ParcelFields } from '@/components/order/parcel-fields'
import { Button } from '@/components/ui/button'
import { Sheet } from '@/components/ui/sheet'
import type { SendBack } from '../send-back'
import { texts } from '../texts'

interface SendBackSheetProps {
  open: boolean
  model: SendBack
}

/** With whom goods go back, and under which number. */
export const SendBackSheet = observer(function SendBackSheet({ open, model }: SendBackSheetProps) {
  return (
    <Sheet
      open={open}
      title={texts.sendTitle}
      subtitle={texts.sendHint}
      onClose={() => model.close()}
      footer={
        <Button block loading={model.busy} onTap={() => void model.submit()}>
          {texts.sendSubmit}
        </Button>
      }
    >
      <ParcelFields model={model.parcel} />
    </Sheet>
  )
})
