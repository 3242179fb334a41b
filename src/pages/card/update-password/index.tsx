import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { CodeField } from '@/components/account/form/code-field'
import { PasswordField } from '@/components/account/form/password-field'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { maskMobile } from '@/domain/mask'
import { publicHref } from '@/routes/href'
import { backTo, goBack, navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { CardDetail } from '@/services/card/wallet'
import { useRoot } from '@/stores/context'
import { CardFace } from '../shared/card-face'
import shared from '../shared/form.module.scss'
import { MissingCard } from '../shared/missing'
import { PasswordModel } from './model'
import { texts } from './texts'

const HumanCheck = onDemand(() => import('@/components/account/human-check').then((part) => part.HumanCheck))

/** The password of a card; `from` says where its owner comes from and goes back to. */
function UpdatePassword() {
  const { cardNum, from } = useParams('updatePassword')
  const model = usePageModel((root, scope) => new PasswordModel(root, scope, cardNum))
  const back = () => {
    if (from === 'wallet') backTo('cardService')
    else if (from === 'detail') backTo('cardDetail', { cardNum })
    else goBack()
  }
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.card.loadable}
        missing={<MissingCard />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('updatePassword', { cardNum, from }) })}
      >
        {(card) => <Form model={model} card={card} onSaved={back} />}
      </LoadableView>
    </View>
  )
}

interface FormProps {
  model: PasswordModel
  card: CardDetail
  onSaved: () => void
}

const Form = observer(function Form({ model, card, onSaved }: FormProps) {
  const { session } = useRoot()
  const { form, typed, bySms, tries, sender } = model
  const submit = async () => {
    if (await model.submit()) onSaved()
  }
  return (
    <View className={shared.page}>
      <View className={shared.face}>
        <CardFace card={card} />
      </View>
      <Card>
        {bySms ? (
          <CodeField
            id={form.idOf('code')}
            sender={sender}
            error={form.errors.code}
            onSend={() => void sender.send()}
            onType={() => form.clear('code')}
          />
        ) : (
          <PasswordField
            id={form.idOf('oldPassword')}
            label={texts.old}
            value={typed.oldPassword}
            placeholder={texts.hint}
            error={form.errors.oldPassword}
            onChange={(text) => model.type('oldPassword', text)}
          />
        )}
        <PasswordField
          id={form.idOf('newPassword')}
          label={texts.fresh}
          value={typed.newPassword}
          placeholder={texts.hint}
          error={form.errors.newPassword}
          fresh
          onChange={(text) => model.type('newPassword', text)}
          onBlur={() => model.leaveFresh()}
        />
        <PasswordField
          id={form.idOf('again')}
          label={texts.again}
          value={typed.again}
          placeholder={texts.hint}
          error={form.errors.again}
          fresh
          onChange={(text) => model.type('again', text)}
        />
      </Card>
      <View className={shared.note}>
        {bySms ? texts.codeTo(maskMobile(session.account?.mobile ?? '')) : texts.rule}
      </View>
      {tries && !bySms ? (
        <View className={shared.note} role="status">
          <View className={shared.tries}>{tries}</View>
        </View>
      ) : null}
      <View className={shared.actions}>
        <Button block loading={form.busy} onTap={() => void submit()}>
          {texts.save}
        </Button>
        <Button kind="text" block onTap={() => model.setBySms(!bySms)}>
          {bySms ? texts.byOld : texts.bySms}
        </Button>
      </View>
      <View className={shared.actions}>
        <Notice tone="info" icon="shield" round>
          {`${texts.noteTitle}。${texts.note}。`}
        </Notice>
      </View>
      <HumanCheck open={model.check.open} model={model.check} />
    </View>
  )
})

export default page('updatePassword', UpdatePassword)
