import { useState } from 'react'
import { usePageScroll } from '@tarojs/taro'
import { Header, HeaderRoom, type HeaderProps } from '@/components/ui/header'

/** Px after which the header looks the same however far the page is scrolled. */
const FAR = 96

interface HeroHeaderProps extends Pick<HeaderProps, 'title' | 'left' | 'right' | 'onBack'> {
  /** The hero is there; without one the header is as on any page. */
  drawn: boolean
  /** The hero is of light colours: letters upon it stay dark. */
  pale?: boolean
}

/** The header of a page that begins with a hero, dark as `StatusHero` unless it is pale. */
export function HeroHeader({ drawn, pale = false, ...header }: HeroHeaderProps) {
  const [scrolled, setScrolled] = useState(0)
  usePageScroll(({ scrollTop }) => setScrolled(Math.max(0, Math.min(FAR, Math.round(scrollTop)))))
  return (
    <>
      <Header {...header} variant="clear" light={!pale} titleOver scrolled={drawn ? scrolled : FAR} />
      {drawn ? null : <HeaderRoom />}
    </>
  )
}
