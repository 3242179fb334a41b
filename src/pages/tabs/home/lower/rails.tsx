import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import type { HomeModule } from '@/services/catalogue/content'
import { useRoot } from '@/stores/context'
import home from '../index.module.scss'
import type { HomeModel } from '../model'
import { Block } from '../parts/block'
import { Ground } from '../parts/ground'
import { RailsWaiting } from '../parts/waiting'
import { RailOf } from './rail'
import { RailsModel } from './rails-model'

/** Rows of products, a shelf each and each in its own shape; of shelves that have too little there is none. */
export const Rails = observer(function Rails({
  model,
  modules
}: {
  model: HomeModel
  modules: readonly HomeModule[]
}) {
  const root = useRoot()
  const [rails] = useState(() => new RailsModel(root))
  const { cityCode, position } = root.location
  const { isLoginedUser } = root.session
  const { refreshed } = model
  useEffect(() => void rails.load(), [rails, cityCode, position, isLoginedUser, refreshed])
  const { value, loadable } = rails.request
  if (value === undefined) {
    if (loadable.state !== 'failed') return <RailsWaiting modules={modules} />
    return (
      <Block
        value={loadable}
        className={home.bannerBox}
        onRetry={() => void rails.load()}
        loud={model.loud ? undefined : loadable}
      >
        {() => null}
      </Block>
    )
  }
  return (
    <View>
      <Progressive>
        {modules.map((module) => (
          <Ground key={module.moduleId} dark={module.moduleId === model.darkModuleId}>
            <RailOf rails={rails} module={module} whole={model.scrolled} />
          </Ground>
        ))}
      </Progressive>
    </View>
  )
})
