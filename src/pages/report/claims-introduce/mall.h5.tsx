import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { ThirdPartyNotice } from '@/components/third-party/notice'
import { texts as partyTexts } from '@/components/third-party/texts'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { host } from '@/platform/host'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import { MallModel } from './mall-model'
import { texts } from './texts'

/** The way to the insurance mall, by the notice that it is a third party's (§4 Lejian). */
export const Mall = observer(function Mall() {
  const model = usePageModel(
    (root, scope) =>
      new MallModel(root, scope, {
        toMall: host.openExternal,
        toLogin: () => navigate('authorize', { url: publicHref('claimsIntroduce') })
      })
  )
  const row = { icon: 'shield', iconTone: 'primary', label: texts.mall } as const
  return (
    <Card title={texts.mallTitle}>
      {model.closed ? (
        <ListRow {...row} note={partyTexts.notConfigured} />
      ) : model.going ? (
        <ListRow {...row} note={<View role="status">{texts.mallGoing}</View>} />
      ) : (
        <ListRow {...row} note={texts.mallNote} onTap={model.ask} />
      )}
      <ThirdPartyNotice open={model.asked} onGo={() => void model.go()} onStay={model.stay} />
    </Card>
  )
})
