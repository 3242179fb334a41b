import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Check } from '@/components/ui/check'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Notice } from '@/components/ui/notice'
import { Empty } from '@/components/ui/page-state'
import { dateOf, longDate } from '@/domain/date'
import { maskMobile } from '@/domain/mask'
import { formatYuan } from '@/domain/money'
import { goBack, navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Leaving } from '@/services/account/privacy'
import { useRoot } from '@/stores/context'
import { CodeField } from '@/components/account/form/code-field'
import shared from '../shared/form.module.scss'
import styles from './index.module.scss'
import { DeleteAccountModel } from './model'
import { texts } from './texts'

function DeleteAccount() {
  const model = usePageModel((root, scope) => new DeleteAccountModel(root, scope))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.leaving.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: '/mine/delete-account' })}
      >
        {(leaving) =>
          leaving.erasedAfter === null ? (
            <Ask model={model} leaving={leaving} />
          ) : (
            <Empty
              title={texts.asked}
              text={texts.until(longDate(dateOf(leaving.erasedAfter)))}
              actions={[
                { text: texts.back, kind: 'fill', onTap: () => goBack() },
                { text: texts.keep, onTap: () => void model.keep() }
              ]}
            />
          )
        }
      </LoadableView>
    </View>
  )
}

const Ask = observer(function Ask({ model, leaving }: { model: DeleteAccountModel; leaving: Leaving }) {
  const { session } = useRoot()
  const { form } = model
  const { openOrders, giftFen, coupons, cards } = leaving
  return (
    <View className={shared.page}>
      <Card title={texts.before}>
        <ListRow
          label={texts.openOrders}
          value={openOrders > 0 ? texts.orders(openOrders) : texts.noneOpen}
        />
        <ListRow label={texts.gift} value={`¥${formatYuan(giftFen)}`} />
        <ListRow label={texts.coupons} value={texts.count(coupons)} />
        <ListRow label={texts.cards} value={texts.count(cards)} />
      </Card>
      <View className={shared.note}>{openOrders > 0 ? texts.blocked : texts.loses}</View>
      <Card>
        <ListRow
          label={texts.what}
          note={texts.whatNote}
          onTap={() => navigate('cancellationNotice', { about: 'account' })}
        />
      </Card>
      {openOrders > 0 ? (
        <View className={shared.actions}>
          <Button block onTap={() => navigate('orderList')}>
            {texts.toOrders}
          </Button>
        </View>
      ) : (
        <>
          <Card>
            <CodeField
              id={form.idOf('code')}
              sender={model.sender}
              error={form.errors.code}
              onSend={() => model.send()}
              onType={() => form.clear('code')}
            />
          </Card>
          {session.account && (
            <View className={shared.note}>{texts.codeTo(maskMobile(session.account.mobile))}</View>
          )}
          <Agree model={model} />
          <View className={shared.actions}>
            <Notice tone="warn" round>
              {texts.sureText}
            </Notice>
          </View>
          <View className={shared.actions}>
            <Button kind="line" block loading={form.busy} onTap={() => void model.submit()}>
              {texts.submit}
            </Button>
          </View>
        </>
      )}
    </View>
  )
})

const Agree = observer(function Agree({ model }: { model: DeleteAccountModel }) {
  const { form, agreed } = model
  const error = form.errors.agree
  return (
    <View id={form.idOf('agree')} className={styles.agree}>
      <Check
        on={agreed}
        square
        label={texts.agree}
        errorId={error ? 'leave-agree-error' : undefined}
        onChange={(on) => model.setAgreed(on)}
      />
      <View className={styles.agreeText}>
        <View aria-hidden onClick={() => model.setAgreed(!agreed)}>
          {texts.agree}
        </View>
        {error ? (
          <View id="leave-agree-error" className={styles.error} role="alert">
            {error}
          </View>
        ) : null}
      </View>
    </View>
  )
})

export default page('deleteAccount', DeleteAccount)
