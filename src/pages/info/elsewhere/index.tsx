import { useState } from 'react'
import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { siteAddress } from '@/domain/entry/destination'
import { host } from '@/platform/host'
import { goBack } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { Frame } from './frame'
import { texts } from './texts'

/** A page of another site, in a mini-program. What cannot be opened says so, with a way on. */
function Elsewhere() {
  const { to = '' } = useParams('elsewhere')
  const { feedback, urlHosts } = useRoot()
  const [failed, setFailed] = useState(false)
  const address = siteAddress(to, urlHosts)
  if (Frame && address !== null && !failed) return <Frame src={address} onFail={() => setFailed(true)} />
  const copy = async () => {
    const copied = await host.copy(to)
    if (!copied) feedback.toast({ text: texts.notCopied(to) })
    else if (!host.copyIsTold) feedback.toast({ text: texts.copied, icon: 'success' })
  }
  const back = { text: texts.back, onTap: () => goBack() }
  return (
    <View>
      <Header title={texts.title} />
      <Empty
        title={texts.heading}
        text={to === '' ? texts.none : texts.text(to)}
        actions={to === '' ? [back] : [{ text: texts.copy, kind: 'soft', onTap: () => void copy() }, back]}
      />
    </View>
  )
}

export default page('elsewhere', Elsewhere)
