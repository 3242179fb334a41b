import { observer } from 'mobx-react-lite'
import { RadioList } from '@/components/ui/form/radio-list'
import { Sheet } from '@/components/ui/sheet'
import { TEXT_FACTOR } from '@/domain/text-size'
import { useRoot } from '@/stores/context'
import type { ContentModel } from './content-model'
import { contentTexts as texts } from './texts'

const STEPS = [
  { value: TEXT_FACTOR.standard, label: '标准' },
  { value: TEXT_FACTOR.large, label: '大' },
  { value: TEXT_FACTOR.larger, label: '更大' }
]

/** The three sizes for reading; it is the size of the settings, where larger ones stand too, and it stays. */
export const TextSheet = observer(function TextSheet({ model }: { model: ContentModel }) {
  const { settings } = useRoot()
  return (
    <Sheet open={model.sizing} title={texts.textSize} onClose={() => model.setSizing(false)}>
      <RadioList
        value={settings.text ?? TEXT_FACTOR.standard}
        options={STEPS}
        label={texts.textSize}
        onChange={(factor) => settings.setText(factor)}
      />
    </Sheet>
  )
})
