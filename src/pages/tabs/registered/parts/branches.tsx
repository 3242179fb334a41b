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
            {list.map((branch) => (
              <ListRow
                key={branch.hospitalId}
                icon="pin"
                label={branch.hospitalName}
                note={branch.hospitalAddress}
                value={
                  branch.hospitalDistance === null ? undefined : texts.km(String(branch.hospitalDistance))
                }
                onTap={() => navigate('hospitalDetail', { hospitalId: branch.hospitalId })}
              />
            ))}
          </Card>
        </View>
      )}
    </LoadableView>
  )
})
