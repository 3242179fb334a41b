import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Button } from '@/components/ui/button'
import { Chip } from '@/components/ui/chip'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Segmented } from '@/components/ui/segmented'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import { longDate } from '@/domain/date'
import { GLUCOSE_WHENS, readGlucose, momentOf } from '@/domain/glucose/glucose'
import styles from '../index.module.scss'
import type { Entry, GlucoseModel } from '../model'
import { texts } from '../texts'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'delete'] as const
const WHEN_OPTIONS = GLUCOSE_WHENS.map((value) => ({ value, text: texts.whens[value] }))

/** One record: when, how much, and what was special; with figures of its own, so that no keyboard covers them. */
export const EntrySheet = observer(function EntrySheet({
  open,
  model
}: {
  open: boolean
  model: GlucoseModel
}) {
  const { entry } = model
  return (
    <Sheet
      open={open}
      title={entry?.id ? texts.edit : texts.add}
      onClose={() => model.close()}
      footer={<Foot model={model} />}
    >
      {entry && (
        <>
          <View className={styles.dateRow}>
            <Tap className={styles.step} label={texts.earlier} onTap={() => model.move(-1)}>
              <Icon name="back" size={18} tone="ink2" />
            </Tap>
            <Text>{longDate(entry.date)}</Text>
            <Tap
              className={styles.step}
              label={texts.later}
              disabled={entry.date >= model.today}
              onTap={() => model.move(1)}
            >
              <Icon name="right" size={18} tone={entry.date >= model.today ? 'ink4' : 'ink2'} />
            </Tap>
          </View>
          <Segmented
            options={WHEN_OPTIONS}
            value={entry.when}
            label={texts.when}
            onChange={(when) => model.change({ when })}
          />
          <Typed model={model} entry={entry} />
          <View className={styles.tags} role="group" aria-label={texts.tags}>
            {texts.tagNames.map((name) => (
              <Chip key={name} role="checkbox" on={entry.tags.includes(name)} onTap={() => model.tag(name)}>
                {name}
              </Chip>
            ))}
          </View>
          <View className={styles.pad} role="group" aria-label={texts.pad}>
            {KEYS.map((key) => (
              <Tap
                key={key}
                className={styles.key}
                label={key === 'delete' ? texts.deleteKey : key}
                onTap={() => model.press(key)}
              >
                {key === 'delete' ? texts.deleteKey : key}
              </Tap>
            ))}
          </View>
        </>
      )}
    </Sheet>
  )
})

/** The value in large figures, and at once where it stands. */
const Typed = observer(function Typed({ model, entry }: { model: GlucoseModel; entry: Entry }) {
  const targets = model.request.value?.targets
  const { text, when } = entry
  const standing = targets && text !== '' ? readGlucose({ when, value: Number(text) }, targets) : null
  const target = targets?.[momentOf(when)]
  const said = [
    standing ? texts.standings[standing] : texts.typeIt,
    target ? texts.inTarget(target.low, target.high) : ''
  ]
  return (
    <View className={styles.typed}>
      <View className={styles.typedValue}>
        <Text>{text || texts.dash}</Text>
        <Text className={styles.unit}>{texts.unit}</Text>
      </View>
      <View
        className={cx(styles.standing, standing !== null && standing !== 'within' && styles.off)}
        role="status"
      >
        {model.problem || said.join(' · ')}
      </View>
    </View>
  )
})

const Foot = observer(function Foot({ model }: { model: GlucoseModel }) {
  if (model.twice) {
    return (
      <>
        <View className={styles.twice} role="alert">
          {texts.twice}
        </View>
        <View className={styles.pair}>
          <Button kind="soft" className={styles.half} onTap={() => void model.save('keep')}>
            {texts.keep}
          </Button>
          <Button className={styles.half} onTap={() => void model.save('replace')}>
            {texts.replace}
          </Button>
        </View>
      </>
    )
  }
  return (
    <>
      <Button block onTap={() => void model.save()}>
        {texts.save}
      </Button>
      {model.entry?.id ? (
        <Button block kind="text" onTap={() => void model.remove()}>
          {texts.remove}
        </Button>
      ) : null}
    </>
  )
})
