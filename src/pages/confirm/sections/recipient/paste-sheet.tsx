import { observer } from 'mobx-react-lite'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { TextArea } from '@/components/ui/form/text-area'
import { Sheet } from '@/components/ui/sheet'
import type { PasteModel } from './paste'
import { texts } from './texts'

/** Longer than name, phone and address together. */
const MOST = 120

/** A line copied from a chat, read into the fields of the form. */
export const PasteSheet = observer(function PasteSheet({
  open,
  model
}: {
  open: boolean
  model: PasteModel
}) {
  return (
    <Sheet
      open={open}
      title={texts.paste}
      subtitle={texts.pasteNote}
      onClose={model.close}
      footer={
        <Button
          block
          loading={model.busy}
          disabled={model.text.trim() === ''}
          onTap={() => void model.read()}
        >
          {texts.pasteRead}
        </Button>
      }
    >
      <Field id="paste-text" label={texts.pasteText} tall error={model.error}>
        <TextArea value={model.text} placeholder={texts.pasteHint} limit={MOST} onChange={model.type} />
      </Field>
    </Sheet>
  )
})
