import { useState } from 'react'
import { usePageScroll } from '@tarojs/taro'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { groupOf } from '@/contract/errors'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { useTitle } from '@/routes/title'
import { usePageModel } from '@/routes/use-page-model'
import { useCanShare } from '@/components/share/use-can-share'
import { BranchModel, positionOf, type Position } from './model'
import { BookBar, BookSheet } from './parts/book'
import { Branch } from './parts/branch'
import { Hero } from './parts/hero'
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
      <OverHeader model={model} />
      <LoadableView value={loadable} skeleton={<Skeleton />}>
        {(branch) => (
          <View className={styles.branch}>
            <Hero model={model} />
            <Branch model={model} branch={branch} />
            <BookBar model={model} branch={branch} />
            <BookSheet model={model} />
          </View>
        )}
      </LoadableView>
    </View>
  )
})

/** Scrolled px after which the header looks the same. */
const FAR = 100

const OverHeader = observer(function OverHeader({ model }: { model: BranchModel }) {
  const canShare = useCanShare()
  const [scrolled, setScrolled] = useState(0)
  usePageScroll(({ scrollTop }) => setScrolled(Math.max(0, Math.min(FAR, Math.round(scrollTop)))))
  return (
    <Header
      title={model.request.value?.name ?? texts.title}
      variant="round"
      scrolled={scrolled}
      right={
        canShare && model.request.value ? (
          <HeaderIcon label={texts.share} round={scrolled < FAR} onTap={model.share}>
            <Icon name="share" size={20} />
          </HeaderIcon>
        ) : null
      }
    />
  )
})

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
        <Card className={styles.names}>
          <SkeletonBlock shape="title" width={80} />
          <SkeletonBlock width={60} />
          <SkeletonBlock width={40} />
        </Card>
        <SkeletonBlock shape="card" className={styles.wayWaiting} />
      </View>
    </View>
  )
}

export default page('hospitalDetail', BranchDetail)
