import { navigate } from '@/routes/navigate'
import { Cards, NextStep, PaidCard, PlainWays } from '../parts/cards'
import { SceneHero } from '../parts/scene-hero'
import type { Face, FaceProps } from './face'
import { kindTexts as texts } from './texts'

/** A membership counts from now on: it is used by buying something. */
function Member({ order }: FaceProps) {
  return (
    <>
      <SceneHero order={order} title={texts.memberYours} notes={[order.productName]} />
      <Cards>
        <NextStep text={texts.memberUse} note={texts.memberNote} onTap={() => navigate('shop')} />
        <PaidCard order={order} />
        <PlainWays order={order} other={{ text: texts.seeMember, onTap: () => navigate('member88') }} />
      </Cards>
    </>
  )
}

export const face: Face = { View: Member }
