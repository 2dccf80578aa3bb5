# The texts of the pages. docs/languages.md tells how to write them.

## What the server refuses, by code

refusal-unreachable = The server does not answer. Is it running?

## Switches

language = Language
