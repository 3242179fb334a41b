import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { dateOf } from '@/domain/date'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { GiftLink } from '@/services/card/gift'
import { PlainFace } from '../shared/card-face'
import styles from './index.module.scss'
import { GiftClaimModel } from './model'
import { texts } from './texts'

const toHome = { text: texts.toHome, onTap: () => navigate('home') }
const toCards = () => navigate('giftCard', {}, { replace: true })

/** A gift card that somebody has sent by a link. */
function GiftClaim() {
  const { code } = useParams('giftClaim')
  const model = usePageModel((root, scope) => new GiftClaimModel(root, scope, code))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.request.loadable}
        missing={<Empty title={texts.missing} text={texts.missingText} actions={[toHome]} />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('giftClaim', { code }) })}
      >
        {(link) => <Link model={model} link={link} />}
      </LoadableView>
    </View>
  )
}

const Link = observer(function Link({ model, link }: { model: GiftClaimModel; link: GiftLink }) {
  const { state, sender, toName, words, fen, expiresAt, until } = link
  const open = state === 'open'
  const said = open ? null : texts.states[state]
  return (
    <View className={styles.page}>
      <View className={styles.face}>
        <PlainFace tone={open || state === 'mine' ? 'deep' : 'quiet'} name={texts.from(sender)}>
          <View className={styles.sum}>
            <Price fen={fen} size="xl" tone={open || state === 'mine' ? 'white' : 'ink'} exact />
          </View>
          <View className={styles.say}>{texts.until(dateOf(expiresAt))}</View>
        </PlainFace>
      </View>
      <Card>
        <View className={styles.to}>{texts.to(toName)}</View>
        {words === '' ? null : <View className={styles.words}>{words}</View>}
      </Card>
      {said ? (
        <Card title={said.title}>
          <View className={styles.words}>{said.text}</View>
        </Card>
      ) : null}
      <View className={styles.foot}>
        {open ? (
          <>
            <Button block loading={model.busy} onTap={() => void model.claim()}>
              {texts.claim}
            </Button>
            <View className={styles.note}>{texts.claimUntil(until)}</View>
          </>
        ) : (
          <Button block kind="soft" onTap={toCards}>
            {texts.toCards}
          </Button>
        )}
      </View>
    </View>
  )
})

export default page('giftClaim', GiftClaim)
