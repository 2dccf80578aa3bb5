"""What every game must hold, whoever wrote it.

`parlour check GAME` tries it all; `parlour.testkit.tests` makes tests for pytest of it.
"""
