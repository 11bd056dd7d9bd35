import { readFileSync } from 'node:fs'
import { argvLayer, Config, defineConfig, envLayer, field, jsonLayer } from '../src/index.ts'

const definition = defineConfig({
  server: { port: field.number({ default: 3000, env: 'PORT' }), host: field.string({ default: 'localhost' }) },
  level: field.enumOf(['info', 'debug'], { default: 'info', env: 'LEVEL' }),
  minify: field.boolean({ default: true }),
  tags: field.list(field.string(), { default: [] }),
  token: field.secret({ env: 'TOKEN' }),
})

const file = process.env['SETTINGS']!
const config = Config.create(definition, [
  jsonLayer(readFileSync(file, 'utf8'), { name: 'settings.json' }),
  envLayer(process.env),
  argvLayer(process.argv.slice(2)),
])

const explained = ([...definition.fields.keys()] as 'level'[]).map((path) => config.explain(path))
process.stdout.write(JSON.stringify({ config, explained }))
