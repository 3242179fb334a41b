import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { careOfferTexts as texts } from '@/components/care/texts'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { CARE_FROM } from '@/domain/text-size'
import { storage } from '@/platform/storage'
import { textInWechat } from '@/platform/text-size/wechat'
import { useRoot } from '@/stores/context'
import { Persisted } from '@/stores/persisted'

/** Care mode for who reads large text in WeChat: offered once, never put on. */
export const CareOffer = observer(function CareOffer() {
  const { settings, clock } = useRoot()
  const [offered] = useState(() => new Persisted<true>(storage.local, 'care-offered', clock.now))
  const [asks, setAsks] = useState(() => textInWechat() >= CARE_FROM && !offered.read())
  if (!asks || settings.elder || settings.text) return null
  const answer = (wanted: boolean) => {
    offered.write(true)
    setAsks(false)
    settings.setElder(wanted)
  }
  return (
    <Notice
      tone="primary"
      action={
        <Button size="sm" onTap={() => answer(true)}>
          {texts.yes}
        </Button>
      }
      onClose={() => answer(false)}
    >
      {texts.offer}
    </Notice>
  )
})
