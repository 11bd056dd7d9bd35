#!/usr/bin/env node
import './build/serve/cli.js'
