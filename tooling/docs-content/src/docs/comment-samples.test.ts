import { expect, test } from 'vitest'
import { configJson, temporarySite } from '../../test/temporary-site.ts'
import { buildContent } from '../build-content.ts'

const block = (meta: string, text: string): string => `\`\`\`ts ${meta}\n/** ${text} */\nlet a\n\`\`\`\n`

test('a block that asks for it has its doc comment rendered below it', async () => {
  const text = `${block('rendered', 'One.')}\n- item\n\n:::note\n${block('rendered', 'Two `2`.')}:::\n\n${block('', 'Three.')}`
  const site = temporarySite({ 'site.config.json': configJson(), 'content/docs/en/a.md': text })
  const doc = (await buildContent({ site })).locales[1]!.versions[0]!.docs[0]!
  expect(JSON.stringify(doc.content).match(/"div",\{"dataSample":\d\}/g)).toEqual([
    '"div",{"dataSample":0}',
    '"div",{"dataSample":1}',
  ])
  expect(doc.samples).toMatchObject([
    { signature: { docs: { summaryText: 'One.' } } },
    { signature: { docs: { summaryText: 'Two 2.' } } },
  ])
})
