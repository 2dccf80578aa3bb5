#!/bin/sh
# Installs Debian packages when that is possible without asking anybody.
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$@" >/dev/null
else
    echo "Please install: $*" >&2
    exit 1
fi
