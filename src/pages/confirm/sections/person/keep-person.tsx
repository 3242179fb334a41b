import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { ConsentCheck, RelationField } from '@/components/contact/entered'
import { Check } from '@/components/ui/check'
import { Tap } from '@/components/ui/tap'
import { KEEP_ID, type KeepPerson as Model } from './keep'
import styles from './keep-person.module.scss'
import { keepTexts as texts } from './keep-texts'

/** 保存到家人: of somebody who was typed and is none of the account's people. */
export const KeepPerson = observer(function KeepPerson({ model }: { open: boolean; model: Model }) {
  if (!model.offered) return null
  const { keeps, relation, relations, consent, error } = model
  return (
    <View id={KEEP_ID}>
      <Tap role="checkbox" checked={keeps} className={styles.keep} onTap={() => model.setKeeps(!keeps)}>
        <Check on={keeps} square />
        <Text className={styles.text}>{texts.keep}</Text>
      </Tap>
      {keeps ? <RelationField relation={relation} names={relations} onChange={model.choose} /> : null}
      {keeps && model.needsConsent ? (
        <View className={styles.consent}>
          <ConsentCheck consent={consent} error={error} onChange={model.setConsent} />
        </View>
      ) : null}
    </View>
  )
})
