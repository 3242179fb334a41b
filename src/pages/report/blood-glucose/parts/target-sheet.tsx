import { observer } from 'mobx-react-lite'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Sheet } from '@/components/ui/sheet'
import { targetField, type GlucoseModel } from '../model'
import { texts } from '../texts'

/** The target of a moment, as a doctor gave it. */
export const TargetSheet = observer(function TargetSheet({
  open,
  model
}: {
  open: boolean
  model: GlucoseModel
}) {
  const { target, targetProblem: wrong } = model
  const errorOf = (limit: 'low' | 'high') => (wrong?.field === limit ? wrong.message : null)
  return (
    <Sheet
      open={open}
      title={target ? texts.target(target.moment) : texts.targets}
      subtitle={texts.advice}
      onClose={() => model.close()}
      footer={
        <Button block onTap={() => void model.saveTarget()}>
          {texts.save}
        </Button>
      }
    >
      {target && (
        <>
          <Field id={targetField('low')} label={texts.low} error={errorOf('low')}>
            <TextField
              type="digit"
              maxLength={4}
              label={texts.lowOf(target.moment)}
              value={target.low}
              onChange={(low) => model.changeTarget({ low })}
            />
          </Field>
          <Field id={targetField('high')} label={texts.high} error={errorOf('high')}>
            <TextField
              type="digit"
              maxLength={4}
              label={texts.highOf(target.moment)}
              value={target.high}
              onChange={(high) => model.changeTarget({ high })}
            />
          </Field>
        </>
      )}
    </Sheet>
  )
})
