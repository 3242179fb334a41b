import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { BranchScore } from '@/components/booking/branch-score'
import { Progressive } from '@/components/progressive'
import { Card } from '@/components/ui/card'
import { Notice } from '@/components/ui/notice'
import { onDemand } from '@/components/ui/on-demand'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { texts } from '../texts'
import { ArrivingCard } from './arriving-card'
import { Products } from './products'
import type { BranchProps } from './props'
import { WayCard } from './way-card'
import { WhenCard } from './when-card'
import styles from '../index.module.scss'

const Said = onDemand(() => import('./said').then((part) => part.Said))
const LicenceSheet = onDemand(() => import('./licence-sheet').then((part) => part.LicenceSheet))

/** What it is, where, when it is open, how one comes in, what those say who were there, and what it sells. */
export const Branch = observer(function Branch({ model, branch }: BranchProps) {
  const { reviews, intro } = branch
  return (
    <View className={styles.over}>
      <Progressive step={3}>
        <Names model={model} branch={branch} />
        <WayCard model={model} branch={branch} />
        <WhenCard model={model} branch={branch} />
        <ArrivingCard model={model} branch={branch} />
        {reviews.count > 0 ? <Said open reviews={reviews} /> : null}
        {intro ? (
          <Card title={texts.intro}>
            <View className={styles.paragraph}>{intro}</View>
          </Card>
        ) : null}
        <Products model={model} />
      </Progressive>
      <LicenceSheet open={model.licenceOpen} model={model} branch={branch} />
    </View>
  )
})

const Names = observer(function Names({ model, branch }: BranchProps) {
  const { name, tags, thirdParty, openHours, licence, score, reviewCount } = branch
  const { openState } = model
  return (
    <Card className={styles.names}>
      <View className={styles.name}>{name}</View>
      <View className={styles.line}>
        <BranchScore score={score} count={reviewCount} unit={texts.rated} className={styles.score} />
        <Tag tone={openState === 'open' ? 'success' : 'plain'}>{texts.today(openHours, openState)}</Tag>
      </View>
      {thirdParty || tags.length > 0 ? (
        <Tags className={styles.tags}>
          {thirdParty ? <Tag tone="info">{texts.partner}</Tag> : null}
          {tags.flatMap((tag) =>
            tag === texts.partner ? (
              []
            ) : (
              <Tag key={tag} tone="primary">
                {tag}
              </Tag>
            )
          )}
        </Tags>
      ) : null}
      {licence ? (
        <View className={styles.licence}>
          <Text>{texts.licence}</Text>
          <Tap className={styles.see} onTap={model.openLicence}>
            {texts.seeLicence}
          </Tap>
        </View>
      ) : null}
      {thirdParty ? (
        <Notice tone="primary" icon="info" round className={styles.partner}>
          {texts.partnerNote}
        </Notice>
      ) : null}
    </Card>
  )
})
