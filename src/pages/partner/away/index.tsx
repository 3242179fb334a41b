import { useState } from 'react'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ThirdPartyNotice } from '@/components/third-party/notice'
import { texts as partyTexts } from '@/components/third-party/texts'
import { Header } from '@/components/ui/header'
import { Empty, type StateAction } from '@/components/ui/page-state'
import { partnerOf } from '@/domain/partner/partners'
import { host } from '@/platform/host'
import { pageAddress } from '@/platform/page-query'
import { goBack, navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { AwayModel } from './model'
import { texts } from './texts'

const BACK: StateAction = { text: texts.back, kind: 'line', onTap: goBack }

/** The four pages that lead to third parties (§2), each by its configuration; which one is open the address says. */
function Away() {
  const [address] = useState(() => pageAddress() ?? '')
  const model = usePageModel((_root, scope) => new AwayModel(scope, partnerOf(address), host.openExternal))
  const site = model.request.value?.site
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.request.loadable}
        isEmpty={(found) => found === null}
        empty={
          <Empty
            scene="thirdparty"
            title={partyTexts.notConfigured}
            text={texts.notConfiguredText}
            actions={[BACK]}
          />
        }
        missing={<Empty title={texts.gone} text={texts.goneText} actions={[BACK]} />}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: address })}
      >
        {() => (
          <Empty
            scene="thirdparty"
            title={texts.toSite(site ?? '')}
            text={texts.toSiteText}
            actions={[BACK, { text: texts.go, onTap: model.ask }]}
          />
        )}
      </LoadableView>
      <ThirdPartyNotice open={model.asked} site={site ?? ''} onGo={model.go} onStay={model.stay} />
    </View>
  )
}

export default page('partner', Away)
