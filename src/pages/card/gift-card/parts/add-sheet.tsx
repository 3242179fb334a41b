import { observer } from 'mobx-react-lite'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Sheet } from '@/components/ui/sheet'
import { addTexts as texts } from '../texts'
import type { AddModel } from './add-model'

/** One field: the code of a card. */
export const AddSheet = observer(function AddSheet({ open, model }: { open: boolean; model: AddModel }) {
  const { form } = model
  return (
    <Sheet
      open={open}
      title={texts.title}
      keepOnMask
      onClose={() => model.close()}
      footer={
        <Button block loading={form.busy} onTap={() => void model.submit()}>
          {texts.submit}
        </Button>
      }
    >
      <Field
        id={form.idOf('code')}
        label={texts.label}
        required
        hint={texts.hint}
        error={form.errors.code ?? null}
      >
        <TextField
          value={model.typed}
          placeholder={texts.placeholder}
          autoComplete="off"
          clearable
          onChange={(text) => model.type(text)}
          onConfirm={() => void model.submit()}
        />
      </Field>
    </Sheet>
  )
})
