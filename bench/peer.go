// A hub in Go with gorilla/websocket: the frames of a recorded game, fanned out to five connections.
//
// No rules and no store. One goroutine holds a room; every connection has one that reads and one
// that writes. Every message is answered with the frames that our server sent for that action.
//
//	peer PORT SCRIPT
package main

import (
	"bufio"
	"encoding/json"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"sync"

	"github.com/gorilla/websocket"
)

const (
	longestLine = 1 << 24
	waiting     = 256 // messages for one connection
)

type entry struct {
	Frames [][]string `json:"frames"` // by connection
}

type client struct {
	index int
	send  chan []byte
}

type room struct {
	enter chan *client
	acted chan struct{}
}

var (
	script   [][][][]byte // by action, then by connection
	rooms    = map[string]*room{}
	mutex    sync.Mutex
	upgrader = websocket.Upgrader{CheckOrigin: func(*http.Request) bool { return true }}
)

func readScript(path string) {
	file, err := os.Open(path)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, longestLine)
	for lines.Scan() {
		var one entry
		if err := json.Unmarshal(lines.Bytes(), &one); err != nil {
			log.Fatal(err)
		}
		action := make([][][]byte, len(one.Frames))
		for to, texts := range one.Frames {
			for _, text := range texts {
				action[to] = append(action[to], []byte(text))
			}
		}
		script = append(script, action)
	}
}

func (r *room) run() {
	clients := map[int]*client{}
	position := 0
	for {
		select {
		case one := <-r.enter:
			clients[one.index] = one
		case <-r.acted:
			for to, texts := range script[position%len(script)] {
				for _, text := range texts {
					clients[to].send <- text
				}
			}
			position++
		}
	}
}

func roomOf(code string) *room {
	mutex.Lock()
	defer mutex.Unlock()
	found := rooms[code]
	if found == nil {
		found = &room{make(chan *client), make(chan struct{})}
		rooms[code] = found
		go found.run()
	}
	return found
}

func serve(writer http.ResponseWriter, request *http.Request) {
	parts := strings.Split(request.URL.Path, "/") // /ws/ROOM/INDEX
	index, err := strconv.Atoi(parts[len(parts)-1])
	if err != nil || len(parts) != 4 {
		http.NotFound(writer, request)
		return
	}
	socket, err := upgrader.Upgrade(writer, request, nil)
	if err != nil {
		return
	}
	one := &client{index, make(chan []byte, waiting)}
	here := roomOf(parts[2])
	here.enter <- one
	go write(socket, one)
	for {
		if _, _, err := socket.ReadMessage(); err != nil {
			return
		}
		here.acted <- struct{}{}
	}
}

func write(socket *websocket.Conn, one *client) {
	for text := range one.send {
		if socket.WriteMessage(websocket.TextMessage, text) != nil {
			return
		}
	}
}

func main() {
	readScript(os.Args[2])
	http.HandleFunc("/ws/", serve)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Args[1], nil))
}
