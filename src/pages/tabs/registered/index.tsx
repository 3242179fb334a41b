import { useEffect, useState } from 'react'
import { useDidShow, usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header } from '@/components/ui/header'
import { SectionTitle } from '@/components/ui/section'
import { SkeletonBlock, SkeletonList } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import type { ShelfId } from '@/domain/kinds/shelves'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { useCartBadge } from '../shared/use-cart-badge'
import { RegisteredModel } from './model'
import { BranchPart } from './parts/branches'
import { Next } from './parts/next'
import { registeredTexts as texts } from './texts'
import styles from './index.module.scss'

/** The shelf that has a page of its own (§2 /waston). */
const ASSESS: ShelfId = 'assess'

function Registered() {
  const root = useRoot()
  useCartBadge()
  const [model] = useState(() => new RegisteredModel(root))
  const { isLoginedUser } = root.session
  const [shown, setShown] = useState(0)
  useDidShow(() => setShown((times) => times + 1))
  useEffect(() => {
    if (shown > 0) void model.show()
  }, [model, shown, isLoginedUser])
  usePullDownRefresh(() => void model.show().finally(() => host.stopRefresh()))

  return (
    <View className={styles.page}>
      <Header title={texts.title} variant="page" noBack />
      {model.opened ? (
        <>
          <Next model={model} />
          <Services model={model} />
          <BranchPart model={model} />
        </>
      ) : (
        <SkeletonList rows={4} />
      )}
    </View>
  )
}

/** What can be booked, by kind, with how many packages each has. */
const Services = observer(function Services({ model }: { model: RegisteredModel }) {
  return (
    <View>
      <SectionTitle title={texts.services} />
      <LoadableView
        value={model.servicesRequest.loadable}
        skeleton={<SkeletonBlock shape="card" className={styles.waiting} />}
        onRetry={() => void model.loadServices()}
      >
        {(categories) => (
          <View className={styles.services}>
            {categories.map(({ id, name, count }) => (
              <Tap
                key={id}
                className={styles.service}
                role="link"
                onTap={() => (id === ASSESS ? navigate('assess') : navigate('shop', { category: id }))}
              >
                <Text className={styles.serviceName}>{name}</Text>
                <Text className={styles.serviceCount}>{texts.count(count)}</Text>
              </Tap>
            ))}
          </View>
        )}
      </LoadableView>
    </View>
  )
})

export default page('registered', Registered)
