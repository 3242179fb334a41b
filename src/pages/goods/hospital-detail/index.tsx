import { useState } from 'react'
import { usePageScroll } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { SkeletonBlock, SkeletonList } from '@/components/ui/skeleton'
import { groupOf } from '@/contract/errors'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { useTitle } from '@/routes/title'
import { usePageModel } from '@/routes/use-page-model'
import { BranchModel, positionOf, type Position } from './model'
import { BookBar, BookSheet } from './parts/book'
import { Branch } from './parts/branch'
import { Products } from './parts/products'
import { texts } from './texts'
import styles from './index.module.scss'

function BranchDetail() {
  const { hospitalId, orgCode, lat, lon } = useParams('hospitalDetail')
  const code = orgCode ?? hospitalId
  return <BranchPage key={code} branchId={code} from={positionOf(lat, lon)} />
}

interface BranchPageProps {
  branchId: string
  from: Position | null
}

const BranchPage = observer(function BranchPage({ branchId, from }: BranchPageProps) {
  const model = usePageModel((root, scope) => new BranchModel(root, scope, branchId, from))
  usePullDown(model.load)
  const { loadable, value } = model.request
  useTitle(value?.name)

  if (loadable.state === 'failed' && !value) {
    return (
      <View>
        <Header title={texts.title} />
        {groupOf(loadable.code) === 'gone' ? (
          <Missing />
        ) : (
          <LoadableView value={loadable} onRetry={() => void model.load()}>
            {() => null}
          </LoadableView>
        )}
      </View>
    )
  }
  return (
    <View>
      <OverHeader title={value?.name ?? texts.title} />
      <LoadableView value={loadable} skeleton={<Skeleton />}>
        {(branch) => (
          <View className={styles.branch}>
            <Branch model={model} branch={branch} />
            <Products model={model} />
            <BookBar model={model} />
            <BookSheet model={model} />
          </View>
        )}
      </LoadableView>
    </View>
  )
})

/** Scrolled px after which the header looks the same. */
const FAR = 100

function OverHeader({ title }: { title: string }) {
  const [scrolled, setScrolled] = useState(0)
  usePageScroll(({ scrollTop }) => setScrolled(Math.max(0, Math.min(FAR, Math.round(scrollTop)))))
  return <Header title={title} variant="round" scrolled={scrolled} />
}

function Missing() {
  return (
    <Empty
      title={texts.missing}
      text={texts.missingText}
      actions={[
        { text: texts.toHome, kind: 'line', onTap: () => navigate('home') },
        { text: texts.toBranches, onTap: () => navigate('registered') }
      ]}
    />
  )
}

function Skeleton() {
  return (
    <View>
      <SkeletonBlock className={styles.pictureWaiting} />
      <View className={styles.over}>
        <SkeletonList rows={3} />
      </View>
    </View>
  )
}

export default page('hospitalDetail', BranchDetail)
