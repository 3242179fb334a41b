import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { SearchBox } from '@/components/ui/search-box'
import { page, useParams } from '@/routes/page'
import { useTitle } from '@/routes/title'
import { usePageModel } from '@/routes/use-page-model'
import styles from './index.module.scss'
import { HelpModel } from './model'
import { Call, People } from './parts/people'
import { Orders } from './parts/orders'
import { QuestionCard } from './parts/questions'
import { Topics } from './parts/topics'
import { texts } from './texts'

function Help() {
  const params = useParams('help')
  const model = usePageModel((root, scope) => new HelpModel(root, scope, params))
  useTitle(model.topic?.name)
  return (
    <View className={styles.page}>
      {model.topic ? <OneTopic model={model} name={model.topic.name} /> : <Centre model={model} />}
      <People model={model} />
    </View>
  )
}

/** The questions of one topic. */
const OneTopic = observer(function OneTopic({ model, name }: { model: HelpModel; name: string }) {
  return (
    <>
      <Header title={name} />
      <View className={styles.topicTop} />
      <QuestionCard model={model} title={texts.count(model.ofTopic.length)} note="" rows={model.ofTopic} />
    </>
  )
})

const Centre = observer(function Centre({ model }: { model: HelpModel }) {
  const { found } = model
  return (
    <>
      <View className={styles.hero}>
        <Header title={texts.title} variant="clear" titleOver />
        <View className={styles.top} />
        <View className={styles.in}>
          <View className={styles.words}>
            <View className={styles.hello} role="heading" aria-level="2">
              {texts.hello}
            </View>
            {texts.lead.map((line) => (
              <View key={line} className={styles.lead}>
                {line}
              </View>
            ))}
          </View>
          <Img src="/seed-img/scene/helpDesk.svg" tone="none" fit="contain" eager className={styles.scene} />
        </View>
        <View className={styles.search}>
          <SearchBox
            value={model.typed}
            placeholder={texts.search}
            maxLength={40}
            onChange={(typed) => model.type(typed)}
            onSearch={(typed) => model.type(typed)}
          />
        </View>
      </View>
      {found ? (
        <QuestionCard
          model={model}
          title={texts.foundTitle}
          note={texts.found(found.length)}
          rows={found}
          told
        />
      ) : (
        <>
          <Call model={model} />
          <Orders model={model} />
          <Topics />
          <QuestionCard
            model={model}
            title={texts.common}
            note={model.order.value ? texts.commonOf : ''}
            rows={model.common}
          />
        </>
      )}
    </>
  )
})

export default page('help', Help)
