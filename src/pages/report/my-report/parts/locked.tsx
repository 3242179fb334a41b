import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { demoCodeText } from '@/components/account/demo-code'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Field } from '@/components/ui/form/field'
import { TextField } from '@/components/ui/form/text-field'
import type { ReportPerson } from '@/services/report/report'
import { ACCESS_FIELDS, type AccessModel } from '../access-model'
import { accessTexts } from '../access-texts'
import styles from '../index.module.scss'
import { texts } from '../texts'

/** A person who has not agreed: a code goes to their own phone, and telling it is how they agree. */
export const Locked = observer(function Locked({
  access,
  person
}: {
  access: AccessModel
  person: ReportPerson
}) {
  const asked = access.asked === person.contactsId
  return (
    <Card title={texts.locked(person.name)}>
      <View className={styles.lead}>{texts.lockedText}</View>
      {asked ? (
        <>
          <View className={styles.lead}>{accessTexts.sent(person.mobile)}</View>
          {access.demoCode !== '' && <View className={styles.quiet}>{demoCodeText(access.demoCode)}</View>}
          <Field id={ACCESS_FIELDS.code} label={accessTexts.code} error={access.codeProblem}>
            <TextField
              type="number"
              maxLength={6}
              label={accessTexts.code}
              value={access.code}
              onChange={(code) => access.typeCode(code)}
            />
          </Field>
          <Button block onTap={() => void access.agree(person)}>
            {accessTexts.agree}
          </Button>
          <Button block kind="text" onTap={() => void access.ask(person)}>
            {accessTexts.again}
          </Button>
        </>
      ) : (
        <View className={styles.ways}>
          <Button block onTap={() => void access.ask(person)}>
            {accessTexts.ask}
          </Button>
        </View>
      )}
    </Card>
  )
})
