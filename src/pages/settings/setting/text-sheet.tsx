import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { RadioList } from '@/components/ui/form/radio-list'
import { Sheet } from '@/components/ui/sheet'
import { TEXT_FACTOR } from '@/domain/text-size'
import { textSize } from '@/platform/text-size'
import { useRoot } from '@/stores/context'
import styles from './text-sheet.module.scss'
import { texts } from './texts'

const { standard, large, larger, huge, most } = TEXT_FACTOR
const STEPS = [
  { value: standard, label: texts.textSteps.standard },
  { value: large, label: texts.textSteps.large },
  { value: larger, label: texts.textSteps.larger },
  { value: huge, label: texts.textSteps.huge },
  { value: most, label: texts.textSteps.most }
]
/** No size of one's own. */
const FOLLOWED = { value: 0, label: texts.textOfHost }
const OPTIONS = textSize.isFollowed ? [FOLLOWED, ...STEPS] : STEPS

const chosenOf = ({ text }: { text: number | undefined }): number =>
  text ?? (textSize.isFollowed ? FOLLOWED.value : standard)

/** The size that text is drawn in, as the settings name it. */
export const useTextName = (): string => {
  const chosen = chosenOf(useRoot().settings)
  return OPTIONS.find(({ value }) => value === chosen)?.label ?? ''
}

/** The sizes to choose from under a line that is drawn in the chosen one. */
export const TextSheet = observer(function TextSheet({
  open,
  onClose
}: {
  open: boolean
  onClose: () => void
}) {
  const { settings } = useRoot()
  return (
    <Sheet open={open} title={texts.text} onClose={onClose}>
      <View className={styles.specimen}>
        <View className={styles.line}>{texts.textSpecimen}</View>
        <View className={styles.note}>{settings.elder ? texts.textNote : texts.textInCare}</View>
      </View>
      <RadioList
        value={chosenOf(settings)}
        options={OPTIONS}
        label={texts.text}
        onChange={(factor) => settings.setText(factor || undefined)}
      />
    </Sheet>
  )
})
