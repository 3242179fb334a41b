import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { AgreeLink, AgreeRow } from '@/components/account/agree-row'
import { TwoSides } from '@/components/account/two-sides'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { ListRow } from '@/components/ui/list-row'
import { Loading } from '@/components/ui/loading'
import { Empty } from '@/components/ui/page-state'
import { maskMobile } from '@/domain/mask'
import { currentDoor } from '@/platform/door'
import { host } from '@/platform/host'
import type { BankCustomer } from '@/platform/bank-app/types'
import { returnPath } from '@/routes/destination'
import { matchPath, publicHref } from '@/routes/href'
import { backTo, navigate, navigateTo } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { useRoot } from '@/stores/context'
import { BankHeader } from '../shared/bank-header'
import { bankTexts } from '../shared/texts'
import { BankLoginModel } from './model'
import { texts } from './texts'
import styles from './index.module.scss'

/** Back to where login was asked for; the bank's home is on the stack where one came from it. */
function leadOn(path: string): void {
  if (matchPath(path)?.name === 'cmbcHome') backTo('cmbcHome')
  else navigateTo(path, { replace: true })
}

const Agreement = observer(function Agreement({ model }: { model: BankLoginModel }) {
  return (
    <AgreeRow
      id="agreement"
      agreed={model.agreed}
      error={model.agreementError}
      label={`${texts.agree}${texts.userAgreement}${texts.privacyAgreement}${texts.and}${texts.grant}`}
      onChange={model.setAgreed}
    >
      <Text onClick={() => model.setAgreed(!model.agreed)}>{texts.agree}</Text>
      <AgreeLink onTap={() => navigate('userAgreement')}>{texts.userAgreement}</AgreeLink>
      <AgreeLink onTap={() => navigate('privacyAgreement')}>{texts.privacyAgreement}</AgreeLink>
      <Text>{texts.and}</Text>
      <AgreeLink button onTap={model.showGrant}>
        {texts.grant}
      </AgreeLink>
    </AgreeRow>
  )
})

const Consent = observer(function Consent({
  model,
  customer
}: {
  model: BankLoginModel
  customer: BankCustomer
}) {
  return (
    <>
      <Card rows>
        <ListRow
          icon="phone"
          label={texts.phone}
          note={texts.phoneNote}
          value={<Text>{maskMobile(customer.phone)}</Text>}
        />
        <ListRow
          icon="lock"
          label={texts.notTaken}
          note={texts.notTakenNote}
          value={<Icon name="checkC" size={20} tone="success" />}
        />
      </Card>
      <Agreement model={model} />
      <View className={styles.actions}>
        <Button block loading={model.busy} onTap={() => void model.authorize()}>
          {texts.logIn}
        </Button>
      </View>
    </>
  )
})

/** What stands in place of the form, and what helps. */
const Other = observer(function Other({ model }: { model: BankLoginModel }) {
  const { state } = model
  const close = { text: bankTexts.backToBank, kind: 'line', onTap: currentDoor().chrome.close } as const
  const again = (text: string) => ({ text, onTap: () => void model.start() })
  switch (state.kind) {
    case 'running':
      return (
        <View className={styles.running}>
          <Loading inline />
          <Text>{texts.running}</Text>
        </View>
      )
    case 'consent':
      return <Consent model={model} customer={state.customer} />
    case 'refused':
      return (
        <View role="alert">
          <Empty title={texts.refused} text={state.message} actions={[close, again(texts.again)]} />
        </View>
      )
    case 'offline':
      return (
        <View role="alert">
          <Empty scene="emptyNet" title={bankTexts.network} actions={[close, again(bankTexts.retry)]} />
        </View>
      )
    case 'none':
      return (
        <View role="alert">
          <Empty title={bankTexts.none} text={bankTexts.noneText} actions={[close, again(texts.again)]} />
        </View>
      )
  }
})

/** The bank's login page (§2): who has agreed before is logged in at once. */
function BankLogin() {
  const root = useRoot()
  const { url } = useParams('cmbcLogin')
  const target = returnPath(url, root.urlHosts, publicHref('cmbcHome'))
  const model = usePageModel((of, scope) => new BankLoginModel(of, scope, () => leadOn(target), host.toField))
  return (
    <View className={styles.page}>
      <BankHeader title={texts.title} />
      <View className={styles.brand}>
        <TwoSides host="bank" />
        <View className={styles.lead} role="heading" aria-level="2">
          {texts.lead(host.shopName())}
        </View>
        <View className={styles.note}>{texts.note}</View>
      </View>
      {root.session.isLoginedUser ? (
        <View className={styles.actions}>
          <View className={styles.already}>{texts.already}</View>
          <Button block onTap={() => leadOn(target)}>
            {texts.goOn}
          </Button>
        </View>
      ) : (
        <>
          <Other model={model} />
          <View className={styles.actions}>
            <Button
              kind="text"
              block
              onTap={() => navigate('authorize', { url: target, other: '1' }, { replace: true })}
            >
              {bankTexts.otherPhone}
            </Button>
          </View>
        </>
      )}
    </View>
  )
}

export default page('cmbcLogin', BankLogin)
