/**
 * Anchors of Node's types in the pages of nodejs.org/api, by module and name. A name without a heading is not listed.
 */
const anchors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  async_hooks: {
    AsyncLocalStorage: 'async_context.html#class-asynclocalstorage',
    AsyncResource: 'async_context.html#class-asyncresource',
    AsyncHook: 'class-asynchook',
  },
  buffer: { Buffer: 'class-buffer', Blob: 'class-blob', File: 'class-file' },
  child_process: {
    ChildProcess: 'class-childprocess',
    ChildProcessWithoutNullStreams: 'class-childprocess',
    SpawnOptions: 'child_processspawncommand-args-options',
  },
  cluster: { Worker: 'class-worker' },
  crypto: {
    Certificate: 'class-certificate',
    Cipher: 'class-cipheriv',
    Cipheriv: 'class-cipheriv',
    Decipher: 'class-decipheriv',
    Decipheriv: 'class-decipheriv',
    DiffieHellman: 'class-diffiehellman',
    ECDH: 'class-ecdh',
    Hash: 'class-hash',
    Hmac: 'class-hmac',
    KeyObject: 'class-keyobject',
    Sign: 'class-sign',
    Verify: 'class-verify',
    X509Certificate: 'class-x509certificate',
  },
  dgram: { Socket: 'class-dgramsocket' },
  diagnostics_channel: { Channel: 'class-channel', TracingChannel: 'class-tracingchannel' },
  dns: { Resolver: 'class-dnsresolver' },
  events: { EventEmitter: 'class-eventemitter', NodeEventTarget: 'class-nodeeventtarget' },
  fs: {
    BigIntStats: 'class-fsstats',
    Dir: 'class-fsdir',
    Dirent: 'class-fsdirent',
    FSWatcher: 'class-fsfswatcher',
    ReadStream: 'class-fsreadstream',
    Stats: 'class-fsstats',
    StatFs: 'class-fsstatfs',
    StatWatcher: 'class-fsstatwatcher',
    WriteStream: 'class-fswritestream',
  },
  'fs/promises': { FileHandle: 'fs.html#class-filehandle' },
  http: {
    Agent: 'class-httpagent',
    ClientRequest: 'class-httpclientrequest',
    IncomingMessage: 'class-httpincomingmessage',
    OutgoingMessage: 'class-httpoutgoingmessage',
    Server: 'class-httpserver',
    ServerResponse: 'class-httpserverresponse',
  },
  http2: {
    ClientHttp2Session: 'class-clienthttp2session',
    ClientHttp2Stream: 'class-clienthttp2stream',
    Http2Server: 'class-http2server',
    Http2ServerRequest: 'class-http2http2serverrequest',
    Http2ServerResponse: 'class-http2http2serverresponse',
    Http2Session: 'class-http2session',
    Http2Stream: 'class-http2stream',
    ServerHttp2Session: 'class-serverhttp2session',
    ServerHttp2Stream: 'class-serverhttp2stream',
  },
  https: { Agent: 'class-httpsagent', Server: 'class-httpsserver' },
  inspector: { Session: 'class-inspectorsession' },
  net: {
    BlockList: 'class-netblocklist',
    Server: 'class-netserver',
    Socket: 'class-netsocket',
    SocketAddress: 'class-netsocketaddress',
  },
  perf_hooks: {
    PerformanceEntry: 'class-performanceentry',
    PerformanceObserver: 'class-perf_hooksperformanceobserver',
  },
  readline: { Interface: 'class-readlineinterface' },
  repl: { REPLServer: 'class-replserver' },
  stream: {
    Duplex: 'class-streamduplex',
    PassThrough: 'class-streampassthrough',
    Readable: 'class-streamreadable',
    Transform: 'class-streamtransform',
    Writable: 'class-streamwritable',
  },
  string_decoder: { StringDecoder: 'class-stringdecoder' },
  timers: { Timeout: 'class-timeout', Immediate: 'class-immediate' },
  tls: { Server: 'class-tlsserver', TLSSocket: 'class-tlstlssocket' },
  tty: { ReadStream: 'class-ttyreadstream', WriteStream: 'class-ttywritestream' },
  url: { URL: 'class-url', URLSearchParams: 'class-urlsearchparams' },
  v8: { Serializer: 'class-v8serializer', Deserializer: 'class-v8deserializer' },
  vm: { Module: 'class-vmmodule', Script: 'class-vmscript', SourceTextModule: 'class-vmsourcetextmodule' },
  worker_threads: { MessageChannel: 'class-messagechannel', MessagePort: 'class-messageport', Worker: 'class-worker' },
  zlib: { ZlibBase: 'class-zlibzlibbase', Gzip: 'class-zlibgzip', Gunzip: 'class-zlibgunzip' },
}

/** Addresses of global names and of the namespace `NodeJS`. */
const globals: Readonly<Record<string, string>> = {
  Buffer: 'buffer.html#class-buffer',
  'NodeJS.Timeout': 'timers.html#class-timeout',
  'NodeJS.Timer': 'timers.html#class-timeout',
  'NodeJS.Immediate': 'timers.html#class-immediate',
  'NodeJS.EventEmitter': 'events.html#class-eventemitter',
  'NodeJS.Process': 'process.html#process',
  'NodeJS.ProcessEnv': 'process.html#processenv',
  'NodeJS.MemoryUsage': 'process.html#processmemoryusage',
  'NodeJS.Platform': 'process.html#processplatform',
  'NodeJS.Signals': 'process.html#signal-events',
  'NodeJS.ErrnoException': 'errors.html#class-systemerror',
  'NodeJS.ReadableStream': 'stream.html#readable-streams',
  'NodeJS.WritableStream': 'stream.html#writable-streams',
  'NodeJS.ReadWriteStream': 'stream.html#duplex-and-transform-streams',
  process: 'process.html#process',
  require: 'modules.html#requireid',
  setImmediate: 'timers.html#setimmediatecallback-args',
  clearImmediate: 'timers.html#clearimmediateimmediate',
}

const site = 'https://nodejs.org/api/'

/** Documentation addresses of Node's types: `Buffer`, `NodeJS.Timeout`, and with its module `fs.Stats`. */
export const nodeTypes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(anchors).flatMap(([module, names]) =>
    Object.entries(names).map(([name, anchor]): [string, string] => [
      `${module}.${name}`,
      `${site}${anchor.includes('#') ? anchor : `${module}.html#${anchor}`}`,
    ]),
  ),
  ...Object.entries(globals).map(([name, address]): [string, string] => [name, `${site}${address}`]),
])
