// Two hubs in Go with gorilla/websocket, yardsticks for the server. Neither has rules or a store.
//
//	peer PORT          a hub that holds a table: every action changes it, and each of the five
//	                   connections gets a view of its own, encoded for it alone
//	peer PORT SCRIPT   a fan-out: every message is answered with the frames of a recorded game
//
// One goroutine holds a room; every connection has one that reads and one that writes.
package main

import (
	"bufio"
	"encoding/json"
	"log"
	"math/rand"
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

type client struct {
	index int
	send  chan []byte
}

type room struct {
	enter chan *client
	heard chan []byte
}

// What a room does with a message: the texts for each connection.
type answering func(message []byte) [][][]byte

var (
	begin    func() answering
	rooms    = map[string]*room{}
	mutex    sync.Mutex
	upgrader = websocket.Upgrader{CheckOrigin: func(*http.Request) bool { return true }}
)

// The fan-out

type entry struct {
	Frames [][]string `json:"frames"` // by connection
}

func readScript(path string) [][][][]byte {
	file, err := os.Open(path)
	if err != nil {
		log.Fatal(err)
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	lines.Buffer(nil, longestLine)
	var script [][][][]byte
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
	return script
}

func replaying(script [][][][]byte) answering {
	position := 0
	return func([]byte) [][][]byte {
		position++
		return script[(position-1)%len(script)]
	}
}

// The hub with a table: four hands, a secret deck, open discards, and what happened lately

const (
	seats    = 4
	watcher  = seats
	remember = 7 // events
)

var (
	deck  = []int{1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 7, 8}
	names = []string{"", "Guard", "Priest", "Baron", "Handmaid", "Prince", "King", "Countess", "Princess"}
)

type card struct {
	ID   int    `json:"id"`
	Face int    `json:"face"` // 0 if it is hidden
	Name string `json:"name,omitempty"`
}

type player struct {
	Seat      int    `json:"seat"`
	Name      string `json:"name"`
	Connected bool   `json:"connected"`
	Out       bool   `json:"out"`
	Protected bool   `json:"protected"`
	Tokens    int    `json:"tokens"`
	Hand      []card `json:"hand"`
	Discards  []card `json:"discards"`
}

type event struct {
	Number int    `json:"number"`
	Kind   string `json:"kind"`
	Seat   int    `json:"seat"`
	Card   card   `json:"card"`
	Text   string `json:"text"`
}

type table struct {
	round, turn, seq int
	deck             []card
	players          [seats]player
	log              []event
}

type view struct {
	Viewer  int      `json:"viewer"`
	Round   int      `json:"round"`
	Turn    int      `json:"turn"`
	Deck    int      `json:"deck"`
	Over    bool     `json:"over"`
	Players []player `json:"players"`
	Log     []event  `json:"log"`
}

type update struct {
	Seq     int   `json:"seq"`
	View    view  `json:"view"`
	Choices []int `json:"choices"`
}

type message struct {
	Type    string `json:"type"`
	Payload update `json:"payload"`
}

type command struct {
	Type    string `json:"type"`
	Payload struct {
		Action int `json:"action"`
		Seen   int `json:"seen"`
	} `json:"payload"`
	ID string `json:"id"`
}

func (t *table) deal() {
	t.deck = t.deck[:0]
	for id, at := range rand.Perm(len(deck)) {
		t.deck = append(t.deck, card{id, deck[at], names[deck[at]]})
	}
	t.draw()
	for seat := range t.players {
		one := &t.players[seat]
		one.Seat, one.Name, one.Connected = seat, "Player "+strconv.Itoa(seat), true
		one.Hand, one.Discards = []card{t.draw()}, nil
	}
	t.round++
}

func (t *table) draw() card {
	last := len(t.deck) - 1
	drawn := t.deck[last]
	t.deck = t.deck[:last]
	return drawn
}

// The player whose turn it is draws a card and plays one of two.
func (t *table) play(action int) {
	one := &t.players[t.turn]
	hand := append(one.Hand, t.draw())
	played := hand[action%2]
	one.Hand = []card{hand[1-action%2]}
	one.Discards = append(one.Discards, played)
	t.seq++
	text := one.Name + " plays " + played.Name + "."
	t.log = append(t.log, event{t.seq, "card_played", t.turn, played, text})
	if len(t.log) > remember {
		t.log = t.log[1:]
	}
	t.turn = (t.turn + 1) % seats
	if len(t.deck) == 0 {
		one.Tokens++
		t.deal()
	}
}

// The table with the faces of others' hands left out.
func (t *table) seenBy(viewer int) view {
	players := make([]player, seats)
	for seat, one := range t.players {
		players[seat] = one
		if seat != viewer {
			players[seat].Hand = make([]card, len(one.Hand))
			for at, held := range one.Hand {
				players[seat].Hand[at] = card{ID: held.ID}
			}
		}
	}
	return view{viewer, t.round, t.turn, len(t.deck), false, players, t.log}
}

func playing() answering {
	here := &table{}
	here.deal()
	return func(data []byte) [][][]byte {
		var said command
		if err := json.Unmarshal(data, &said); err != nil {
			log.Fatal(err)
		}
		here.play(said.Payload.Action)
		answers := make([][][]byte, seats+1)
		for viewer := 0; viewer <= watcher; viewer++ {
			told := update{here.seq, here.seenBy(viewer), nil}
			if viewer == here.turn {
				told.Choices = []int{0, 1}
			} else {
				told.Choices = []int{}
			}
			text, err := json.Marshal(message{"game", told})
			if err != nil {
				log.Fatal(err)
			}
			answers[viewer] = [][]byte{text}
		}
		return answers
	}
}

// Rooms and connections

func (r *room) run(answer answering) {
	clients := map[int]*client{}
	for {
		select {
		case one := <-r.enter:
			clients[one.index] = one
		case data := <-r.heard:
			for to, texts := range answer(data) {
				for _, text := range texts {
					clients[to].send <- text
				}
			}
		}
	}
}

func roomOf(code string) *room {
	mutex.Lock()
	defer mutex.Unlock()
	found := rooms[code]
	if found == nil {
		found = &room{make(chan *client), make(chan []byte)}
		rooms[code] = found
		go found.run(begin())
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
	one := &client{index, make(chan []byte, waiting)}
	here := roomOf(parts[2])
	here.enter <- one // before anybody can know of the connection and act
	socket, err := upgrader.Upgrade(writer, request, nil)
	if err != nil {
		return
	}
	go write(socket, one)
	for {
		_, data, err := socket.ReadMessage()
		if err != nil {
			return
		}
		here.heard <- data
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
	begin = playing
	if len(os.Args) > 2 {
		script := readScript(os.Args[2])
		begin = func() answering { return replaying(script) }
	}
	http.HandleFunc("/ws/", serve)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Args[1], nil))
}
