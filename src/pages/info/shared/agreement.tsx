import { useEffect, useState } from 'react'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { readAgreement, type Agreement } from '@/services/catalogue/content'
import { useRoot } from '@/stores/context'
import { LoadableRequest } from '@/stores/loadable'
import styles from './agreement.module.scss'
import { infoTexts } from './texts'

/** One agreement, as the server keeps it. */
export const AgreementView = observer(function AgreementView({
  name
}: {
  name: keyof typeof infoTexts.titles
}) {
  const { call } = useRoot()
  const [request] = useState(() => new LoadableRequest<Agreement>())
  const load = () => void request.run(() => readAgreement(call, name))
  useEffect(() => {
    void request.run(() => readAgreement(call, name))
    return () => request.cancel()
  }, [request, call, name])

  return (
    <View>
      <Header title={infoTexts.titles[name]} />
      <LoadableView
        value={request.loadable}
        onRetry={load}
        isEmpty={(agreement) => agreement.sections.length === 0}
        empty={<Empty title={infoTexts.empty} />}
      >
        {(agreement) => (
          <Card>
            <View className={styles.date}>{infoTexts.updatedAt(agreement.updatedAt)}</View>
            {agreement.sections.map((section) => (
              <View key={section.heading} className={styles.section}>
                <View className={styles.heading} role="heading" aria-level="2">
                  {section.heading}
                </View>
                {section.paragraphs.map((paragraph) => (
                  <View key={paragraph} className={styles.paragraph}>
                    {paragraph}
                  </View>
                ))}
              </View>
            ))}
          </Card>
        )}
      </LoadableView>
    </View>
  )
})
