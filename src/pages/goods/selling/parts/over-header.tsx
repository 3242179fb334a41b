import { useState } from 'react'
import { usePageScroll } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { currentDoor } from '@/platform/door'
import type { SellingModel } from '../model'
import { texts } from '../texts'

/** Scrolled px after which the header looks the same. */
const FAR = 100

/** Round buttons over the picture; scrolling turns them into the usual bar. */
export const OverHeader = observer(function OverHeader({ model }: { model: SellingModel }) {
  const [scrolled, setScrolled] = useState(0)
  usePageScroll(({ scrollTop }) => setScrolled(Math.max(0, Math.min(FAR, Math.round(scrollTop)))))
  const canShare = model.product !== undefined && currentDoor().share.canOpen()
  return (
    <Header
      title={model.product?.name ?? texts.title}
      variant="round"
      scrolled={scrolled}
      right={
        canShare ? (
          <HeaderIcon label={texts.share} round={scrolled < FAR} onTap={model.share}>
            <Icon name="share" size={20} />
          </HeaderIcon>
        ) : null
      }
    />
  )
})
