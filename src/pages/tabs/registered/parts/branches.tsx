import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { SectionTitle } from '@/components/ui/section'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import type { RegisteredModel } from '../model'
import { registeredTexts as texts } from '../texts'
import styles from '../index.module.scss'

/** The branches the account knows; for a newcomer those of the city. */
export const BranchPart = observer(function BranchPart({ model }: { model: RegisteredModel }) {
  const { location } = useRoot()
  const change = () => navigate('selectCity')
  return (
    <LoadableView
      value={model.branchesRequest.loadable}
      skeleton={<SkeletonBlock shape="card" className={styles.waiting} />}
      onRetry={() => void model.loadBranches()}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <Empty
          card
          scene="emptyClinic"
          title={texts.noBranches}
          actions={[{ text: texts.changeCity, onTap: change }]}
        />
      }
    >
      {({ recent, list }) => (
        <View>
          <SectionTitle
            title={recent ? texts.recent : texts.nearby(location.place.city)}
            {...(recent ? {} : { more: texts.changeCity, onMore: change })}
          />
          <Card>
            {list.map(({ id: hospitalId, name, address, distanceKm }) => (
              <ListRow
                key={hospitalId}
                icon="pin"
                label={name}
                note={address}
                value={distanceKm === null ? undefined : texts.km(String(distanceKm))}
                onTap={() => navigate('hospitalDetail', { hospitalId })}
              />
            ))}
          </Card>
        </View>
      )}
    </LoadableView>
  )
})
