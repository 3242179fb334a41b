import { observer } from 'mobx-react-lite'
import { Image, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import { Sheet } from '@/components/ui/sheet'
import styles from './index.module.scss'
import { HUMAN_CHECK, type HumanCheckModel } from './model'
import { texts } from './texts'

interface HumanCheckProps {
  open: boolean
  model: HumanCheckModel
}

/** Digits to be typed as they are seen or heard. */
export const HumanCheck = observer(function HumanCheck({ open, model }: HumanCheckProps) {
  const { form, shown, answer, error, busy, playing, slow } = model
  const heard = form === 'sound'
  return (
    <Sheet
      open={open}
      title={texts.title}
      subtitle={texts.subtitle}
      keepOnMask
      onClose={() => model.close()}
      footer={
        <Button block loading={busy} onTap={() => void model.submit()}>
          {texts.submit}
        </Button>
      }
    >
      <View className={styles.say}>{heard ? texts.listen : texts.look}</View>
      {heard ? (
        <Button
          kind="line"
          block
          icon={playing ? 'pause' : 'play'}
          disabled={!shown}
          onTap={() => void model.play()}
        >
          {playing ? texts.pause : texts.play}
        </Button>
      ) : (
        <View className={styles.plate} role="img" aria-label={texts.image}>
          {shown ? <Image className={styles.image ?? ''} src={shown.image} mode="aspectFit" /> : null}
        </View>
      )}
      <View className={styles.ways}>
        {heard ? (
          <Button kind="text" size="sm" disabled={!shown} onTap={() => void model.toggleSlow()}>
            {slow ? texts.usual : texts.slower}
          </Button>
        ) : null}
        <Button kind="text" size="sm" onTap={() => void model.draw()}>
          {heard ? texts.anotherSound : texts.another}
        </Button>
        <Button kind="text" size="sm" onTap={() => void model.draw(heard ? 'picture' : 'sound')}>
          {heard ? texts.byPicture : texts.bySound}
        </Button>
      </View>
      <Field id={HUMAN_CHECK} label={heard ? texts.heard : texts.code} required error={error || undefined}>
        <TextField
          type="number"
          value={answer}
          maxLength={5}
          placeholder={texts.placeholder}
          confirmType="go"
          onChange={(typed) => model.type(typed)}
          onConfirm={() => void model.submit()}
        />
      </Field>
    </Sheet>
  )
})
